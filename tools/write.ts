// npm run write: the writing desk beside the live site, in the browser.
import { endWithParent } from './lib/parent.ts';

endWithParent();
process.env.WRITING_DESK = '1';
const { dev } = await import('astro');
await dev({ root: process.cwd(), server: { open: '/keystatic' } });
