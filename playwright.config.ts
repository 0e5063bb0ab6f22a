import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, howToGetOne } from '#tools/lib/chromium.ts';
import { freePort } from '#tools/lib/desk.ts';

// Playwright reads this file again in every worker: what is chosen once is handed on in the environment.
process.env.E2E_PORT ||= String(await freePort());
process.env.CHROMIUM_PATH ||= findChromium();
if (!process.env.CHROMIUM_PATH) throw new Error(howToGetOne);

// These share a build of the small site, and one of its twin: on one worker, since two builds of Astro at once disturb
// each other.
const ownSite = '**/*.fixture.spec.ts';
const editor = '**/editor/*.spec.ts';
// These meet the practice's words. CI proves them in the owners' job, on the words of another practice.
const words = [
  '**/{care,finding,screens}/**/*.spec.ts',
  '**/every-page/{access,descriptions,for-machines,links,print,safety}.spec.ts',
  '**/requests/{condition,contact,dialog,procedure}.spec.ts',
];
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // No faster than two on two cores, but whatever has more cores uses them, and the two long projects hold nobody up.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // Another machine may round the edges of letters differently; a part that moved is more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.015, scale: 'device' },
  },
  snapshotPathTemplate: 'tests/e2e/looks/{arg}{ext}',
  reporter: 'list',
  projects: [
    // What takes long to start comes first, so that nothing waits for it at the end.
    { name: 'own site', testMatch: ownSite, workers: 1 },
    {
      name: 'editor',
      testMatch: editor,
      workers: 1,
      // Its pages are prepared when they are asked for, and drawn again when a file has changed.
      timeout: 400_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000, navigationTimeout: 60_000, screenshot: 'only-on-failure' },
    },
    { name: 'words', testMatch: words, testIgnore: ownSite },
    { name: 'site', testIgnore: [ownSite, editor, ...words] },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 900 },
    // Only tests/e2e/offline looks at what a service worker does: elsewhere each page comes from the desk.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Drawing on a graphics card that is only imitated costs more than drawing without one.
        '--disable-gpu',
        // Nor does drawing need a process of its own, to which everything is handed over.
        '--in-process-gpu',
        // Letters are drawn alike on all machines.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--disable-background-networking',
        // Nothing leaves this computer, whatever a page asks for.
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
      // Playwright asks every server for colours, and Node warns when it is also asked for none.
      NO_COLOR: '',
    },
  },
});
