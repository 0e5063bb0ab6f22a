import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The forms read the content of the project from its root, wherever the tests are started.
const root = path.join(import.meta.dirname, '../..');
process.chdir(root);

export default defineConfig({
  root,
  test: {
    name: 'editor',
    include: ['packages/editor/tests/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    // Keystatic asks Astro for settings that only its sign-in with GitHub needs.
    alias: { 'astro:env/server': 'data:text/javascript,export const getSecret = () => undefined' },
    server: { deps: { inline: ['@keystatic/astro'] } },
  },
});
