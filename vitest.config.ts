import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The first test of a file that lints or formats loads the whole tool, which takes a while on a busy machine.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000 },
});
