import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'content-check', include: ['tests/**/*.test.ts'], testTimeout: 20_000, isolate: false },
});
