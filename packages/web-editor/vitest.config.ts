import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web-editor',
    include: ['tests/**/*.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
  },
});
