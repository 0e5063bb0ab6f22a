// Loads islands with fewer bytes and requests than Astro and Vite do by themselves:
// - Adds client:intent (hydrates on hover, focus or touch) and client:calm (hydrates when the page is idle).
// - Astro writes the island runtime and the directives into every page as inline scripts. Here the script of the page
//   contains them (src/scripts/every-page/islands.ts), and browsers cache it. Gain: 1,900 to 2,400 bytes of each page.
// - Vite wraps every import() in a helper that preloads styles and chunks. Our chunks have no styles, so a plain import()
//   replaces it. Gain: 1,200 bytes of each page.
// - A module of one or two lines that several scripts import would become a file. Each script gets a copy instead.
//   Gain: one request before an island hydrates, and 160 bytes of React and islands compared to a chunk for all of them.
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    'client:calm'?: boolean | { anywhere: true };
  }
}

const ISLAND_SCRIPTS = /\/astro\/dist\/runtime\/server\/scripts\.js$/;
const noScripts = `
export const determineIfNeedsHydrationScript = () => false;
export const determinesIfNeedsDirectiveScript = () => false;
export const getPrescripts = () => '';
`;

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const plainImport = 'export const __vitePreload = (load) => load();';

/** Modules without state in the browser, because each script has a copy of its own. */
const SMALL = [
  'src/scripts/trusted-types.ts',
  'src/scripts/saves-data.ts',
  'src/forms/translator.ts',
  'packages/content-model/messages/fill.ts',
  'packages/content-model/messages/after-sending.ts',
];
/** Modules of this folder are one script, so they share one copy. */
const EVERY_PAGE = /(?<=\/every-page\/).*/;

const smallScripts = (): Plugin => ({
  name: 'small-scripts',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  async resolveId(id, importer, options) {
    const copy = `?for=${encodeURIComponent(importer?.replace(EVERY_PAGE, '') ?? '')}`;
    if (id === PRELOAD_HELPER) return id + copy;
    // On the server, copies would not share their state.
    const isNamedLike = (file: string) => id.endsWith(path.basename(file));
    if (this.environment.name !== 'client' || !SMALL.some(isNamedLike)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && SMALL.some((file) => found.id.endsWith(file)) ? found.id + copy : found;
  },
  load(id) {
    if (ISLAND_SCRIPTS.test(id)) return noScripts;
    return id.startsWith(PRELOAD_HELPER) ? plainImport : undefined;
  },
});

/** React with the modules that several islands share is one file, the forms are another: a form takes two requests. */
const groups = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|islands\/(slots|IconButton)\./,
  },
  { name: 'forms', test: /islands\/forms\/|node_modules\/(valibot|notyf)\// },
];

export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/scripts/directives/intent.ts' });
      addClientDirective({ name: 'calm', entrypoint: './src/scripts/directives/calm.ts' });
      updateConfig({
        vite: {
          plugins: [smallScripts()],
          build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
        },
      });
    },
  },
});
