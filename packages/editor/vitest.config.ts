import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The editor reads the content from the root of the project.
const root = path.join(import.meta.dirname, '../..');
process.chdir(root);

export default defineConfig({
  root,
  test: {
    name: 'editor',
    include: ['packages/editor/tests/**/*.test.ts'],
    // Long enough for a busy machine.
    testTimeout: 60_000,
  },
});
