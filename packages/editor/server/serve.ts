import { serve } from '@hono/node-server';
import pLimit from 'p-limit';
import { createApp } from './app.ts';

// The desk has the same key, and knows where this listens.
const { EDITOR_KEY: key = '', EDITOR_PORT = '4322' } = process.env;
if (key.length < 32)
  throw new Error('EDITOR_KEY must hold at least 32 characters. Make one with: openssl rand -base64 32');
const port = Number(EDITOR_PORT);
const say = (sentence: string) => console.log(`${new Date().toISOString()} ${sentence}`);
const turn = pLimit(1);
const editor = createApp({ root: process.cwd(), key, turn, say });
// Only the desk comes here, from the same computer.
const server = serve({ fetch: editor.app.fetch, port, hostname: '127.0.0.1' }, () =>
  say(`The editor listens on port ${port} for the desk.`),
);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.close();
    // What is being saved or published is finished first.
    void turn(() => editor.close()).then(() => process.exit(0));
  });
