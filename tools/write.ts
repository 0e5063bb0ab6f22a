// npm run write: the editor beside the live site, in the browser.
import { existsSync } from 'node:fs';
import { endWithParent } from './lib/parent.ts';

endWithParent();
// Where changes go, and the keys to go there: written here when the editor is first connected with GitHub.
if (existsSync('.env')) process.loadEnvFile('.env');
// Not EDITOR, which npm sets for every script.
process.env.WITH_EDITOR = '1';
const { dev } = await import('astro');
await dev({ root: process.cwd(), server: { open: '/keystatic' } });
