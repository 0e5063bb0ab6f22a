// In the live preview, mistakes in the content are said on the pages, in a writer's words, and never as a stack trace.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '#schemas/folder.ts';
import { checkContent } from '../../content/check.ts';
import { addressOf } from '../../content/read/addresses.ts';
import { sourceIn, type Kept } from '../../content/read/files.ts';
import { report, type Mistake } from '../../content/say/mistake.ts';
import { lastGoodArticles } from './last-good.ts';
import { replaceBroken } from './broken-page.ts';
import { EVENT, type Said } from './said.ts';

/** Writing a file comes as several events. */
const CALM = 150;

export function sayMistakes(): AstroIntegration {
  return {
    name: 'say-mistakes',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectScript }) => {
        if (command !== 'dev') return;
        updateConfig({ vite: { plugins: [lastGoodArticles(fileURLToPath(config.root))] } });
        const panel = fileURLToPath(new URL('panel.ts', import.meta.url));
        injectScript('page', `import ${JSON.stringify(panel)};`);
      },
      'astro:server:setup': ({ server, logger }) => watch(server, (text) => logger.warn(text)),
    },
  };
}

function watch(server: ViteDevServer, warn: (text: string) => void) {
  const { root } = server.config;
  const client = server.environments.client.hot;
  const send = client.send.bind(client);
  const kept: Kept = new Map();
  let mistakes: Mistake[] = [];
  let timer: NodeJS.Timeout | undefined;

  const say = () => send(EVENT, mistakes.map(said));
  const look = () => {
    const before = report(mistakes);
    mistakes = checkContent(root, undefined, kept).mistakes;
    if (report(mistakes) !== before && mistakes.length > 0) warn(`\n${report(mistakes)}\n`);
    say();
  };
  const soon = (file: string) => {
    if (!isContent(root, file)) return;
    clearTimeout(timer);
    timer = setTimeout(look, CALM);
  };
  for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, soon);
  client.on(EVENT, say);
  server.middlewares.use((_request, response, next) => {
    replaceBroken(response, () => mistakes);
    next();
  });
  // What a page stumbled over is said in the words of the check, where that knows it.
  client.send = ((...message: [unknown]) => {
    const [first] = message;
    if (mistakes.length > 0 && isError(first)) say();
    else send(...(message as Parameters<typeof send>));
  }) as typeof send;
  look();
}

const isContent = (root: string, file: string) => {
  const place = path.relative(root, file).split(path.sep).join('/');
  return place.startsWith(`${contentFolder}/`) || place.startsWith('src/assets/plates/');
};

const isError = (message: unknown) => (message as { type?: string } | undefined)?.type === 'error';

/** A mistake with the page on which it would be seen. */
function said(mistake: Mistake): Said {
  const source = sourceIn(mistake.file, '');
  return { ...mistake, page: source && addressOf[source.kind]?.(source.id) };
}
