import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

// These need Astro's compiler and virtual modules, without the site's integrations.
const astroTests = ['tests/unit/{components,queries}/**/*.test.ts'];
const withAstro = getViteConfig({ test: { name: 'astro', include: astroTests } }, { configFile: false });

// These start servers and processes, or load a linter, and take about a minute.
const slowTests = ['tests/unit/**/*.slow.test.ts'];

export default defineConfig(async (environment) => ({
  test: {
    // Long enough for a busy machine.
    testTimeout: 20_000,
    // Wrangler logs its warnings about _redirects for each Worker.
    silent: 'passed-only' as const,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...astroTests, ...slowTests],
          // These tests share no state, so all files share one module graph.
          isolate: false,
        },
      },
      await withAstro(environment),
      {
        extends: true,
        test: {
          name: 'slow',
          include: slowTests,
        },
      },
      {
        test: {
          name: 'desk-slow',
          root: 'packages/desk',
          include: ['tests/**/*.slow.test.ts'],
          // These load and kill the desk: one file at a time, after the parallel ones.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      'packages/*/vitest.config.ts',
    ],
  },
}));
