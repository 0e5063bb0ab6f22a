import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'desk',
    include: ['tests/**/*.test.ts'],
    // The project "desk-slow" in the vitest.config.ts of the root runs these.
    exclude: ['tests/**/*.slow.test.ts'],
    // These change nothing that another file meets, so all share what has been loaded once.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
