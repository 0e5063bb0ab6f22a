import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test.skipIf(process.platform === 'win32')('ends when the shell that started it is ended', async () => {
  const file = new URL('../../../tools/lib/parent.ts', import.meta.url).href;
  const code = `import('${file}').then(({ endWithParent }) => {
    endWithParent();
    process.on('SIGTERM', () => { console.log('ended well'); process.exit(); });
    console.log('ready');
    setTimeout(() => undefined, 30_000);
  });`;
  const shell = spawn('sh', ['-c', '"$NODE" -e "$CODE"; true'], {
    env: { ...process.env, NODE: process.execPath, CODE: code },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(shell.stdout, 'data');
  shell.kill();
  const [words] = (await once(shell.stdout, 'data')) as [Buffer];
  expect(String(words)).toBe('ended well\n');
});
