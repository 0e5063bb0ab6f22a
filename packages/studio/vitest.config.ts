import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'studio',
    include: ['tests/**/*.test.ts'],
    // Rendering takes half a minute: `CI=true npm test -w packages/studio` does it too.
    exclude: process.env.CI ? [] : ['tests/rendering.test.ts'],
    testTimeout: 20_000,
  },
});
