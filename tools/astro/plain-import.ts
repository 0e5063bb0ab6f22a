// Vite wraps every import() in a helper that preloads styles and chunks. None of ours brings styles along or has
// chunks of its own, so the helper would be most of the script that a page loads.
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import';

export const plainImport = (): Plugin => ({
  name: 'plain-import',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  resolveId: (id) => (id === HELPER ? PLAIN : undefined),
  load: (id) => (id === PLAIN ? 'export const __vitePreload = (load) => load();' : undefined),
});
