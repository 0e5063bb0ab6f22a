// npm run write: the editor beside the live site, in the browser.
import { endWithParent } from './lib/run.ts';

endWithParent();
// On a server nobody sits before it, and the desk that stands in front hands on no WebSocket.
const onServer = process.env.WRITE_ON_SERVER !== undefined;
// Not EDITOR, which npm sets for every script.
process.env.WITH_EDITOR = '1';
const { dev } = await import('astro');
await dev({
  root: process.cwd(),
  server: { open: !onServer && '/keystatic' },
  vite: onServer
    ? { server: { hmr: false, ws: false, watch: { ignored: ['**/{previews,releases}/**'] } } }
    : {},
});
