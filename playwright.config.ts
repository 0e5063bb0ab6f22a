import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, howToGetChromium } from './tests/e2e/support/browsers.ts';
import { freePort } from './tests/e2e/support/servers/desk.ts';

// Every worker reads this file again: the environment passes the choices of the first on.
process.env.E2E_PORT ||= String(await freePort());
process.env.CHROMIUM_PATH ||= findChromium();
if (!process.env.CHROMIUM_PATH) throw new Error(howToGetChromium);

// These share one build of the fixture site and one of its twin, so they run on one worker: two builds of Astro at once
// disturb each other.
const fixture = '**/*.fixture.spec.ts';
const editor = '**/editor/*.spec.ts';
// These expect the practice's content. CI runs them in the re-branding job, on the content of another practice.
const words = [
  '**/{care,finding,screens}/**/*.spec.ts',
  '**/every-page/{access,links,metadata,print,security-policy,sitemap-and-feed}.spec.ts',
  '**/requests/{condition,contact,dialog,procedure}.spec.ts',
];
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // On two cores no faster than two, but the two long projects do not delay the others.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // Another machine may render the edges of letters differently; a part that moved changes more pixels than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.015, scale: 'device' },
  },
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  reporter: 'list',
  projects: [
    // The projects that start slowest come first.
    { name: 'own site', testMatch: fixture, workers: 1 },
    {
      name: 'editor',
      testMatch: editor,
      workers: 1,
      // Its pages are compiled on request, and rendered again after each change of a file.
      timeout: 400_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000, navigationTimeout: 60_000, screenshot: 'only-on-failure' },
    },
    { name: 'words', testMatch: words, testIgnore: fixture },
    { name: 'site', testIgnore: [fixture, editor, ...words] },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    // Only tests/e2e/offline tests the service worker; elsewhere every page comes from the desk.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Software emulation of a GPU is slower than rendering without one, and needs no process of its own.
        '--disable-gpu',
        '--in-process-gpu',
        // The same text rendering on all machines.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        // No request leaves this computer.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ./tests/e2e/support/servers/desk-clock.ts tools/start.ts`,
    url: address,
    timeout: 180_000,
    env: {
      HOST: '127.0.0.1',
      DIST: 'dist',
      PORT: process.env.E2E_PORT,
      REQUESTS_FILE: path.join(mkdtempSync(path.join(tmpdir(), 'desk-')), 'requests.sqlite'),
      REQUESTS_PER_MINUTE: '100000',
      // Playwright sets FORCE_COLOR, and Node warns when NO_COLOR is also set.
      NO_COLOR: '',
    },
  },
});
