// No page writes a warning or an error on the console, and none asks for what its policy refuses, in any engine.
import { findWholeChromium } from '#tools/lib/chromium.ts';
import { findFirefox, findWebKit, howToGetEngines } from '#tools/lib/engines.ts';
import { routes, samples } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { startBrowser } from './browsers.ts';
import { startFront } from './front.ts';
import { ofNoMatter } from './test.ts';
import { startWebKit } from './webkit.ts';

/** The two that take longer for a page see one of each kind. */
const engines = {
  Chromium: { find: findWholeChromium, start: (file: string) => startBrowser('chrome', file), pages: routes },
  Firefox: { find: findFirefox, start: (file: string) => startBrowser('firefox', file), pages: samples },
  WebKit: { find: findWebKit, start: startWebKit, pages: samples },
};

/** Runs in the page. Firefox fetches ahead once it is idle. */
const isIdle = () =>
  new Promise<boolean>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(true), { timeout: 1_000 });
    else setTimeout(() => done(true));
  });

for (const [engine, { find, start, pages }] of Object.entries(engines))
  test(`no page has anything to report in ${engine}`, async ({ baseURL }) => {
    test.setTimeout(400_000);
    const file = find();
    test.skip(!file, howToGetEngines);
    const front = await startFront(baseURL!, { tells: engine === 'WebKit', caches: true });
    const browser = await start(file!);
    try {
      const tab = await browser.open(false);
      const reports: Record<string, string[]> = {};
      for (const address of pages) {
        await tab.goTo(front.address + address);
        await tab.run(isIdle);
        const told = [...tab.problems.splice(0), ...front.told.splice(0)].filter(
          (one) => !ofNoMatter.test(one),
        );
        if (told.length > 0) reports[address] = told;
      }
      expect(reports).toEqual({});
    } finally {
      await browser.close();
      front.close();
    }
  });
