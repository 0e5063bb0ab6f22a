// npm run write: the writing desk beside the live site, in the browser.
import { existsSync } from 'node:fs';
import { endWithParent } from './lib/parent.ts';

endWithParent();
// Where changes go, and the keys to go there: written here when the desk is first connected with GitHub.
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.WRITING_DESK = '1';
const { dev } = await import('astro');
await dev({ root: process.cwd(), server: { open: '/keystatic' } });
