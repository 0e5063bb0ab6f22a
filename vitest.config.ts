import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { leftOut } from './tests/only-in-ci.ts';

// These need Astro's compiler and its modules, without the integrations of the whole site.
const astroTests = ['tests/unit/components/**/*.test.ts', 'tests/unit/queries/**/*.test.ts'];
const long = leftOut('unit');
const withAstro = getViteConfig({ test: { name: 'astro', include: astroTests } }, { configFile: false });

export default defineConfig(async (environment) => ({
  test: {
    // The first test of a file that lints or formats loads the whole tool, which takes a while on a busy machine.
    testTimeout: 20_000,
    // More than the cores of a small machine: a file that waits for a server or a process leaves its core to another one.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...astroTests, ...long],
        },
      },
      await withAstro(environment),
    ],
  },
}));
