// In `astro dev`, React's components refuse to load without a preamble that Astro gives to its own islands only.
// Ours are mounted by src/islands/load.ts, so the preamble is given here.
import type { AstroIntegration } from 'astro';

const preamble = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

export const reactInDev = (): AstroIntegration => ({
  name: 'react-in-dev',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', preamble);
    },
  },
});
