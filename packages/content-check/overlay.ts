// In `npm run dev`, shows the problems of the content in the terminal and in Vite's error overlay.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { checkContent, checkFile, requiredFileRules } from './check.ts';
import { kindOf, sourceIn, type SourceCache } from './read/files.ts';
import { formatProblems, type Problem } from './report/report.ts';
import { bodyOf } from './text/body.ts';

/** Saving one file causes several events. */
const DEBOUNCE_MS = 150;

export const reportProblems = (): AstroIntegration => ({
  name: 'report-problems',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command === 'dev')
        updateConfig({ vite: { plugins: [refuseUnreadable(fileURLToPath(config.root))] } });
    },
    'astro:server:setup': ({ server, logger }) => watchContent(server, (text) => logger.warn(text)),
  },
});

function watchContent(server: ViteDevServer, warn: (text: string) => void) {
  const { root } = server.config;
  const { hot } = server.environments.client;
  const folder = path.join(root, 'src') + path.sep;
  const cache: SourceCache = new Map();
  let problems: Problem[] = [];
  let timer: NodeJS.Timeout | undefined;

  const check = () => {
    const before = formatProblems(problems);
    problems = checkContent(root, requiredFileRules, cache).problems;
    if (formatProblems(problems) === before) return;
    if (problems.length > 0) warn(`\n${formatProblems(problems)}\n`);
    hot.send(problems.length > 0 ? overlayOf(root, problems) : { type: 'full-reload' });
  };
  for (const event of ['add', 'change', 'unlink'])
    server.watcher.on(event, (file: string) => {
      if (!path.normalize(file).startsWith(folder)) return;
      clearTimeout(timer);
      timer = setTimeout(check, DEBOUNCE_MS);
    });
  // A page that was just loaded has no overlay yet.
  hot.on('vite:client:connect', (_data, client) => {
    if (problems.length > 0) client.send(overlayOf(root, problems));
  });
  check();
}

/** Reports an article that Astro cannot read before its parsers do, which would name neither cause nor fix. */
const refuseUnreadable = (root: string): Plugin => ({
  name: 'refuse-unreadable',
  enforce: 'pre',
  load: {
    filter: { id: /\.mdx(?:\?|$)/ },
    handler(id) {
      const [location = ''] = id.split('?');
      const file = path.relative(root, location).split(path.sep).join('/');
      // Vite also loads addresses that end in .mdx, such as those of the editor's API.
      if (!kindOf(file)) return;
      const text = readFileSync(location, 'utf8');
      const source = sourceIn(file, text);
      if (!source || (source.raw !== undefined && !bodyOf(source).fault)) return;
      throw Object.assign(new Error(), errorOf(root, checkFile(root, file, text)));
    },
  },
});

function overlayOf(root: string, problems: Problem[]): ErrorPayload {
  const { message, ...rest } = errorOf(root, problems);
  // Astro's overlay takes this message for HTML. It escapes that of a thrown error itself.
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { type: 'error', err: { ...rest, message: escaped } };
}

/** The overlay links the place of the first problem, and lists all of them. */
function errorOf(root: string, problems: Problem[]) {
  const [{ file, line } = { file: '', line: 1 }] = problems;
  return {
    title: 'The content has problems.',
    message: formatProblems(problems),
    stack: '',
    plugin: 'content-check',
    loc: { file: path.join(root, file), line, column: 1 },
  };
}
