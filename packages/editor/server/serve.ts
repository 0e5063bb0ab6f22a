import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';
import { createTurn } from './turn.ts';

const { key, port } = readSettings(process.env);
const say = (sentence: string) => console.log(`${new Date().toISOString()} ${sentence}`);
const turn = createTurn();
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
