// In the live preview, mistakes are said on the pages, in a writer's words, and never as a stack trace: that stands in
// the window in which the preview was started.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { checkContent, missingHere } from '../check.ts';
import { addressOf } from '../read/addresses.ts';
import { sourceIn, type Kept } from '../read/files.ts';
import { report, type Mistake } from '../report/report.ts';
import { lastGoodArticles } from './last-good.ts';
import { isPage, replaceBroken } from './broken-page.ts';
import { AGAIN, EVENT, type Said } from './said.ts';
import { isFailure, troubleIn } from './trouble.ts';

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
  let trouble: Said | undefined;
  let timer: NodeJS.Timeout | undefined;
  let changes = 0;

  // What a page stumbled over is said in the words of the check, where that knows it.
  const whatIsWrong = () => (mistakes.length > 0 || !trouble ? mistakes.map(said) : [trouble]);
  const say = () => send(EVENT, whatIsWrong());
  const look = () => {
    const before = report(mistakes);
    mistakes = checkContent(root, missingHere, kept).mistakes;
    if (report(mistakes) !== before && mistakes.length > 0) warn(`\n${report(mistakes)}\n`);
    say();
  };
  const soon = (file: string) => {
    if (!isOfSite(root, file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      trouble = undefined;
      look();
      changes += 1;
      send(AGAIN, {});
    }, CALM);
  };
  for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, soon);
  client.on(EVENT, (_data, page) => page.send(EVENT, whatIsWrong()));
  client.on(AGAIN, (knows: number, page) => {
    if (knows < changes) page.send(AGAIN, {});
  });
  server.middlewares.use((_request, response, next) => {
    // A page may stumble before a change has been looked at.
    replaceBroken(response, changes, () => {
      look();
      return whatIsWrong();
    });
    // One that is drawn has got over it; should it stumble halfway, that is told a moment later.
    response.on('finish', () => {
      if (isPage(response) && response.statusCode === 200) trouble = undefined;
    });
    next();
  });
  client.send = ((...message: [unknown]) => {
    const [first] = message;
    const isReload = (first as { type?: string }).type === 'full-reload';
    if (isReload) changes += 1;
    // Nobody has a page yet, and the first would be drawn twice.
    if (isReload && !server.httpServer?.listening) return;
    if (!isFailure(first)) return send(...(message as Parameters<typeof send>));
    trouble = troubleIn(first);
    look();
  }) as typeof send;
  look();
}

const nameIn = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/');

const isOfSite = (root: string, file: string) => nameIn(root, file).startsWith('src/');

/** A mistake with the page on which it would be seen. */
function said(mistake: Mistake): Said {
  const source = sourceIn(mistake.file, '');
  return { ...mistake, page: source && addressOf[source.kind]?.(source.id) };
}
