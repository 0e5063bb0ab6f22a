import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { paths } from '@clinic/contract/paths.ts';
import { openDesk, type Desk } from './node.ts';
import { whereRequestsGo } from './node/start-message.ts';
import { readSettings } from './settings/settings.ts';

const requestPaths: string[] = Object.values(paths);

/** The folders that Vite may serve. Other files of the project, such as a copy of the requests, are private. */
const PUBLIC = ['src', 'public', 'node_modules', '.astro'];

/** The real path of the packages, since node_modules may contain links. */
const packages = fileURLToPath(new URL('..', import.meta.resolve('astro/package.json')));

/** Stores requests in `astro dev` as the desk does. Does not change the built site. */
export default function desk(): AstroIntegration {
  let open: Desk | undefined;
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { server: { fs: { allow: [...PUBLIC, packages] } } } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const settings = readSettings(process.env);
        const log = (message: string) => logger.info(message);
        await open?.close();
        open = await openDesk({ settings, log }).catch((error: Error) => void logger.warn(error.message));
        if (!open) return;
        log(whereRequestsGo(settings));
        // Astro replaces the global Request and Response itself.
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
