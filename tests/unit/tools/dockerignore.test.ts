import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Requests, lists of them and passwords of a practice are all ignored by Git.
test('.dockerignore leaves out everything that Git ignores (-u writes it)', async () => {
  const patterns = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
    .map((line) => line.replace(/\/$/, ''))
    .map((line) => (line.startsWith('/') ? line.slice(1) : `**/${line}`));
  await expect(`${['.git', ...patterns].join('\n')}\n`).toMatchFileSnapshot('../../../.dockerignore');
});
