// Astro writes the runtime of its islands, and what says when they wake, into every page as inline scripts with hashes of
// their own. Here they come with the script of the page instead (src/scripts/every-page/islands.ts), so a page writes none.
// Gain: 1,900 to 2,400 bytes of each page after brotli.
import type { Plugin } from 'vite';

const SCRIPTS = /\/astro\/dist\/runtime\/server\/scripts\.js$/;

const nothing = `
export const determineIfNeedsHydrationScript = () => false;
export const determinesIfNeedsDirectiveScript = () => false;
export const getPrescripts = () => '';
`;

export const islandRuntime = (): Plugin => ({
  name: 'island-runtime',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (SCRIPTS.test(id) ? nothing : undefined),
});
