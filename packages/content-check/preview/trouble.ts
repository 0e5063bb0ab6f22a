// What a page stumbled over although the check knows of no mistake: said as plainly as it can be, without a stack.
import type { Said } from './said.ts';

/** As Vite and Astro send it to be drawn over the page. */
export interface Failure {
  type: 'error';
  err: { message?: string; stack?: string; id?: string; loc?: { file?: string; line?: number } };
}

export const isFailure = (message: unknown): message is Failure =>
  (message as { type?: string } | undefined)?.type === 'error';

export function troubleIn({ err }: Failure): Said {
  const { message = '', stack = '', id = '', loc } = err;
  return {
    ...placeIn([message, `${loc?.file}:${loc?.line}`, id, stack].join('\n')),
    says: 'The preview stumbles here, and cannot show the page.',
    mend: `Undo what was changed last. If the page does not come back, a developer needs this: "${inOneLine(message)}"`,
    page: undefined,
  };
}

/** The first file of the project that is named, with its line where that stands behind it. */
function placeIn(text: string) {
  const ours = text.replaceAll('\\', '/').replaceAll(/^.*node_modules.*$/gm, '');
  const [, file = 'This page', line = '1'] =
    /(?<![\w-])((?:src|packages|tools)\/[^\s:?'"`()]+\.\w+)(?::(\d+))?/.exec(ours) ?? [];
  return { file, line: Number(line) };
}

/** Astro has made HTML of it, and Vite adds a remark on its stack. */
const inOneLine = (message: string) =>
  (message.split('\n')[0] ?? '')
    .replace(/<[^>]*>| \(The stacktrace appears.*/g, '')
    .replaceAll('&#39;', '\u2019')
    .replaceAll('&quot;', '\u201d')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
