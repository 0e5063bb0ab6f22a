// The writing desk: Keystatic beside the live site. Only for `npm run write`; no build knows it.
import { fileURLToPath } from 'node:url';
import keystatic from '@keystatic/astro';
import type { AstroIntegration } from 'astro';
import { repository } from './github/repository.ts';
import { advicePath, commitPath, newPath, picturesPath, savePath } from './save/paths.ts';

export default function writingDesk(): AstroIntegration {
  return {
    name: 'writing-desk',
    hooks: {
      'astro:config:setup': ({ config, updateConfig, injectRoute, injectScript }) => {
        const settings = fileIn(config.root, 'writing/keystatic.config.ts');
        updateConfig({
          integrations: [keystatic()],
          // Astro's own bar is for developers.
          devToolbar: { enabled: false },
          vite: {
            // The browser has no environment to ask.
            define: {
              'process.env.CONTENT_DIR': JSON.stringify(process.env.CONTENT_DIR ?? ''),
              'process.env.WRITING_REPO': JSON.stringify(repository ?? ''),
            },
            plugins: [configAt(settings)],
            optimizeDeps: { entries: ['writing/keystatic.config.ts'] },
          },
        });
        injectScript('page', `import ${JSON.stringify(fileIn(config.root, 'writing/edit-link.ts'))};`);
        const route = (pattern: string, file: string) =>
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url), prerender: false });
        if (repository) route(commitPath, './github/route.ts');
        else {
          route(savePath, './save/route.ts');
          route(newPath, './save/new-route.ts');
        }
        route(picturesPath, './save/picture-route.ts');
        route(advicePath, './save/advice-route.ts');
      },
    },
  };
}

const fileIn = (root: URL, file: string) => fileURLToPath(new URL(file, root));

/** Keystatic looks for its settings at the top of the project; they are in the room of the desk. */
const configAt = (settings: string) => ({
  name: 'writing-desk-config',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'virtual:keystatic-config' ? settings : undefined),
});
