import { expect, test } from 'vitest';
import { liveProcess } from '../../server/live/process.ts';
import { createProject } from './project.ts';

const SITE = `
import { createServer } from 'node:http';
createServer((_, answer) => answer.end('here')).listen(Number(process.env.PORT), '127.0.0.1');
`;

test('it sleeps while the site is built, and starts after it for whoever has asked meanwhile', async () => {
  const project = createProject();
  project.write('tools/write.ts', SITE);
  const live = liveProcess(project.root, () => undefined);
  const first = String(await live.address());

  const { promise, resolve } = Promise.withResolvers<void>();
  await live.sleepUntil(promise);
  await expect(fetch(first)).rejects.toThrow();
  const asked = live.address();
  expect(await Promise.race([asked, new Promise((go) => setTimeout(go, 500, 'still asleep'))])).toBe(
    'still asleep',
  );
  resolve();
  expect(await (await fetch(String(await asked))).text()).toBe('here');

  await live.stop();
  await project.end();
});
