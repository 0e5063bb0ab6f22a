// Helpers of a line or two that several scripts share would each become a file of their own: one answer more to wait for
// before anything wakes. Each script gets its own copy.
//
// One of them is Vite's. It wraps every import() in a helper that preloads styles and chunks; none of ours brings styles
// along, so a plain one does. What every page has is one script, with one copy.
import type { Plugin } from 'vite';

const PRELOAD = '\0vite/preload-helper.js';
const PLAIN = '\0plain-import';
const EVERY_PAGE = /(?<=\/every-page\/).*/;
const SMALL = /\/(trusted-types|saves-data)\.ts$/;

export const plainImport = (): Plugin => ({
  name: 'plain-import',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  async resolveId(id, importer, options) {
    const copy = `?for=${encodeURIComponent(importer?.replace(EVERY_PAGE, '') ?? '')}`;
    if (id === PRELOAD) return PLAIN + copy;
    if (!SMALL.test(id)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && found.id + copy;
  },
  load: (id) => (id.startsWith(PLAIN) ? 'export const __vitePreload = (load) => load();' : undefined),
});
