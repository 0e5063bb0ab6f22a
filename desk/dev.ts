import type { AstroIntegration } from 'astro';
import { readAddress } from './address.ts';
import { answer } from './answer.ts';
import { describe } from './desk.ts';
import { createRequestsHandler, isRequestPath } from './requests-handler.ts';
import { readSettings } from './settings.ts';
import { openStore, type Store } from './store.ts';
import { whereRequestsGo } from './words.ts';

/** What the preview may not send: it would hand out any file of the project, also what patients have sent. */
const PRIVATE = ['**/data/**', '*.sqlite', '*.sqlite-wal', '*.sqlite-shm', '*.csv'];
/** Vite's own list, which ours would otherwise take the place of. */
const VITES_OWN = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Lets `astro dev` answer the forms exactly as the desk does. The built site is not touched. */
export default function desk(): AstroIntegration {
  let store: Store | undefined;
  return {
    name: 'desk',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { server: { fs: { deny: [...VITES_OWN, ...PRIVATE] } } } });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const settings = readSettings(process.env);
        const { requestsFile: file, repeatSeconds, webhook } = settings;
        await store?.close();
        store = openStore({ file, repeatSeconds, webhook: webhook?.href }, (sentence) =>
          logger.info(sentence),
        );
        const problem = await store.ready;
        if (problem === undefined) logger.info(whereRequestsGo(settings));
        else logger.warn(problem);

        const requests = createRequestsHandler(store, settings);
        server.middlewares.use((req, res, next) => {
          const path = readAddress(req.url ?? '')?.path ?? '';
          if (!isRequestPath(path)) return next();
          requests(req, res, path).catch((error: unknown) => {
            logger.error(describe(error));
            answer(res, 500, 'Something went wrong.');
          });
        });
      },
      'astro:server:done': async () => {
        await store?.close();
        store = undefined;
      },
    },
  };
}
