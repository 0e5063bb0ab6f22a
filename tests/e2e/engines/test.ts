// The fixtures of the engine tests. Tests of an engine that is not installed are skipped and counted.
import { findFirefox, findFullChromium, findWebKit, howToGetEngines } from '../support/browsers.ts';
import { test as base } from '../support/servers/fixture-site.ts';
import type { OtherOrigin } from '../support/servers/other-origin.ts';
import { startBrowser, type Browser } from './browsers.ts';
import { removeApis } from './old-browser.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { conditionPage, fixture, servicePage } from '../support/servers/fixture-site.ts';

/** How to find an engine and how to start it. */
export const launchers = {
  Chromium: [findFullChromium, (file: string) => startBrowser('chrome', file)],
  Firefox: [findFirefox, (file: string) => startBrowser('firefox', file)],
  WebKit: [findWebKit, startWebKit],
  'a browser from 2022': [findFullChromium, (file: string) => startBrowser('chrome', file, removeApis)],
} as const;

export type Engine = keyof typeof launchers;
/** The engines that run the tasks; the other tests use the current Chromium. */
export const engines: Engine[] = ['Firefox', 'WebKit', 'a browser from 2022'];

interface Fixtures {
  engine: Engine;
  onPhone: boolean;
  /** Console messages that this test causes. */
  expectedProblems: RegExp | undefined;
  visitor: Visitor;
  /** The API host that receives requests. */
  host: OtherOrigin;
  siteProxy: Proxy;
  behave: Proxy['behave'];
}

// Not worker fixtures: with those, a worker could not share the build of the fixture site.
const open = new Map<Engine, Promise<Browser>>();

/** Starts each engine once for all tests. */
function browserOf(engine: Engine) {
  const [find, start] = launchers[engine];
  const file = find();
  if (file && !open.has(engine)) open.set(engine, start(file));
  return open.get(engine);
}

export async function closeAll() {
  for (const browser of open.values()) await (await browser).close();
  open.clear();
}

/** Firefox and WebKit report requests that were aborted by leaving a page. */
export const ignoredProblems =
  /error loading dynamically imported module|Importing a module script failed|not loaded: .*late.*css|ServiceWorker intercepted the request and encountered/;

export const test = base.extend<Fixtures>({
  engine: ['Firefox', { option: true }],
  onPhone: [false, { option: true }],
  expectedProblems: [undefined, { option: true }],

  // Each test has its own origin, so that nothing is stored from another test.
  siteProxy: async ({ fixtureSite, engine }, use) => {
    const always = { selfReporting: engine === 'WebKit', old: engine === 'a browser from 2022' };
    const proxy = await startProxy(fixtureSite.address, always);
    await use(proxy);
    proxy.close();
  },
  host: async ({ fixtureSite: { host } }, use) => {
    host.behave(201);
    await use(host);
  },
  behave: ({ siteProxy }, use) => use(siteProxy.behave),
  visitor: async ({ engine, onPhone, expectedProblems, siteProxy }, use, info) => {
    const browser = await browserOf(engine);
    base.skip(!browser, howToGetEngines);
    if (!browser) return;
    const tab = await browser.open(onPhone);
    await use(visitorOf(tab, siteProxy.address));
    if (info.status !== info.expectedStatus)
      await info.attach('screenshot', {
        body: Buffer.from(await tab.screenshot()),
        contentType: 'image/png',
      });
    await tab.close();
    const unexpected = [...tab.problems, ...siteProxy.reports].filter(
      (problem) => !ignoredProblems.test(problem) && !expectedProblems?.test(problem),
    );
    base.expect(unexpected, 'console messages of this test').toEqual([]);
  },
});
