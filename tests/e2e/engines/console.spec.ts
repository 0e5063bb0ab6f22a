// In Firefox and WebKit, no type of page logs a warning or an error, or violates its content security policy. Chromium opens
// all pages in tests/e2e/every-page/console.spec.ts.
import { howToGetEngines } from '../support/browsers.ts';
import { samples } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { startProxy } from './proxy.ts';
import { ignoredProblems, launchers } from './test.ts';

/** Runs in the page. Firefox prefetches when it is idle. */
const waitUntilIdle = () =>
  new Promise<boolean>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(true), { timeout: 1_000 });
    else setTimeout(() => done(true));
  });

for (const engine of ['Firefox', 'WebKit'] as const)
  test(`pages log no warnings or errors in ${engine}`, async ({ baseURL }) => {
    test.setTimeout(400_000);
    const [find, start] = launchers[engine];
    const file = find();
    test.skip(!file, howToGetEngines);
    const proxy = await startProxy(baseURL!, { selfReporting: engine === 'WebKit', caches: true });
    const browser = await start(file!);
    try {
      const tab = await browser.open(false);
      const reports: Record<string, string[]> = {};
      for (const address of samples) {
        await tab.goTo(proxy.address + address);
        await tab.run(waitUntilIdle);
        const logged = [...tab.problems.splice(0), ...proxy.reports.splice(0)].filter(
          (message) => !ignoredProblems.test(message),
        );
        if (logged.length > 0) reports[address] = logged;
      }
      expect(reports).toEqual({});
    } finally {
      await browser.close();
      proxy.close();
    }
  });
