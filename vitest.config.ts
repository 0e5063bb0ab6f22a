import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

// These need Astro's compiler and its modules, without the integrations of the whole site.
const astroTests = ['tests/unit/{components,queries}/**/*.test.ts'];
const withAstro = getViteConfig({ test: { name: 'astro', include: astroTests } }, { configFile: false });

// These start servers, processes and workers, or load a linter, and so take a minute.
const slowTests = ['tests/unit/**/*.slow.test.ts'];

export default defineConfig(async (environment) => ({
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...astroTests, ...slowTests],
          // These change nothing that another file meets, so all share what has been loaded once.
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
          // They load and kill the desk: one file at a time, after the files that run in parallel.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      'packages/*',
    ],
  },
}));
