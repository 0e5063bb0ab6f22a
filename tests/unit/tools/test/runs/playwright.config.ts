// A run in which everything goes wrong that can, for counts.test.ts.
import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.playwright.ts',
  retries: 1,
  outputDir: `${tmpdir()}/reporters-test`,
});
