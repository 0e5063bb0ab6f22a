import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { paths } from '#forms/paths.ts';
import { openDesk, type Desk } from './node/desk.ts';
import { whereRequestsGo } from './node/greeting.ts';
import { readSettings } from './settings.ts';

const requestPaths: string[] = Object.values(paths);

/** All that the preview may send from disk. Whatever else lies in the project, such as a copy of the requests, is private. */
const PUBLIC = ['src', 'public', 'node_modules', '.astro'];

/** Where the packages truly lie: node_modules may hold links to them. */
const packages = fileURLToPath(new URL('..', import.meta.resolve('astro/package.json')));

/** Lets `astro dev` answer the forms exactly as the desk does. The built site is not touched. */
export default function desk(): AstroIntegration {
  let open: Desk | undefined;
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { server: { fs: { allow: [...PUBLIC, packages] } } } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        // On a server the desk stands in front, and has taken the requests already.
        if (process.env.WRITE_ON_SERVER) return;
        const settings = readSettings(process.env);
        const say = (sentence: string) => logger.info(sentence);
        await open?.close();
        open = undefined;
        try {
          open = await openDesk({ settings, say });
        } catch (error) {
          return logger.warn((error as Error).message);
        }
        say(whereRequestsGo(settings));
        // Astro has plans of its own for the global Request and Response.
        const answer = getRequestListener(open.app.fetch, { overrideGlobalObjects: false });
        server.middlewares.use((req, res, next) => {
          const [path = ''] = (req.url ?? '').split('?');
          if (requestPaths.includes(path)) void answer(req, res);
          else next();
        });
      },
      'astro:server:done': async () => {
        await open?.close();
        open = undefined;
      },
    },
  };
}
