import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'content-model', include: ['tests/**/*.test.ts'], isolate: false },
});
