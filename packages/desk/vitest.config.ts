import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'desk',
    include: ['tests/**/*.test.ts'],
    // The project "desk-slow" in the vitest.config.ts of the root runs these.
    exclude: ['tests/**/*.slow.test.ts'],
    // Test files share no state, so they share loaded modules.
    isolate: false,
    // Long enough for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
