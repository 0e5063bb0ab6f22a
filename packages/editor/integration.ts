// The editor: Keystatic beside the live site. Only for `npm run write`; no build knows it.
import { fileURLToPath } from 'node:url';
import keystatic from '@keystatic/astro';
import type { AstroIntegration } from 'astro';
import { ownWordsPlugin } from './own-words.ts';
import { fieldsOnly, islandsAsFile, islandsImports, keyed } from './plugins.ts';
import { apiPath, savePath } from './save/ask.ts';

export default function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectRoute, injectScript }) => {
        updateConfig({
          integrations: [keystatic()],
          // Astro's own bar is for developers.
          devToolbar: { enabled: false },
          vite: {
            // A build empties the usual one: forms that were not opened before would get nothing.
            cacheDir: 'node_modules/.vite/editor',
            plugins: [keyed(process.env.WRITE_ON_SERVER), islandsAsFile(), ownWordsPlugin(), fieldsOnly()],
            // Not 'development': there, Keystatic's styles are an element for each rule, 1,400 in one form.
            resolve: { conditions: ['module', 'browser', 'production'] },
            // Astro looks for packages that need it in the project's own list only.
            ssr: { noExternal: ['@keystatic/astro'] },
            optimizeDeps: {
              // Found later, they would change the addresses of all others while a form is open.
              include: islandsImports,
              rolldownOptions: {
                plugins: [ownWordsPlugin()],
                output: { minify: true },
                transform: { define: { 'process.env.NODE_ENV': '"production"' } },
              },
            },
            oxc: { jsx: { development: false } },
            // The browser has no environment to ask.
            define: {
              'process.env.CONTENT_DIR': JSON.stringify(process.env.CONTENT_DIR ?? ''),
            },
          },
        });
        const link = fileURLToPath(new URL('./edit-link.ts', import.meta.url));
        injectScript('page', `import ${JSON.stringify(link)};`);
        const route = (pattern: string, file: string) =>
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url), prerender: false });
        route(savePath, './save/route.ts');
        route(`${apiPath}/[...path]`, './save/api.ts');
      },
    },
  };
}
