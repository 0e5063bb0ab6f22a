// A visitor in one of the engines. Those that are not on this computer are skipped, and the run says how many tests that were.
import { findFirefox, findWebKit, howToGetEngines } from '#tools/lib/engines.ts';
import { findWholeChromium } from '#tools/lib/chromium.ts';
import { test as base } from '../support/servers/fixture-site.ts';
import type { OtherOrigin } from '../support/servers/other-origin.ts';
import { startFront, type Front } from './front.ts';
import { forget } from './old.ts';
import { startBrowser } from './puppeteer.ts';
import type { Browser, Looks } from './tab.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { conditionPage, fixture, servicePage } from '../support/servers/fixture-site.ts';

/** Chromium as it is, and as browsers were in 2022. */
export const engines = ['Chromium', 'Firefox', 'WebKit', 'a browser of 2022'] as const;
export type Engine = (typeof engines)[number];

export const phone: Looks = { width: 390, height: 844, touch: true, still: true };
export const desktop: Looks = { width: 1280, height: 900, still: true };

function start(engine: Engine): Browser | undefined {
  const file = {
    Chromium: findWholeChromium,
    Firefox: findFirefox,
    WebKit: findWebKit,
    'a browser of 2022': findWholeChromium,
  }[engine]();
  if (!file) return undefined;
  if (engine === 'WebKit') return startWebKit(file);
  if (engine === 'Firefox') return startBrowser('firefox', file);
  return startBrowser('chrome', file, engine === 'Chromium' ? undefined : forget);
}

interface Fixtures {
  engine: Engine;
  looks: Looks;
  /** Problems that this test brings about. */
  expectedProblems: RegExp | undefined;
  visitor: Visitor;
  /** Where requests are sent to. */
  host: OtherOrigin;
  /** How the site behaves. */
  behave: Front['behave'];
}

interface Shared {
  front: Front;
  browserOf: (engine: Engine) => Browser | undefined;
}

export const test = base.extend<Fixtures, Shared>({
  engine: ['Chromium', { option: true }],
  looks: [desktop, { option: true }],
  expectedProblems: [undefined, { option: true }],

  front: [
    async ({ fixtureSite }, use) => {
      const front = await startFront(fixtureSite.address);
      await use(front);
      front.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  browserOf: [
    // Playwright reads what a fixture needs from the braces.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const open = new Map<Engine, Browser | undefined>();
      await use((engine) => {
        if (!open.has(engine)) open.set(engine, start(engine));
        return open.get(engine);
      });
      for (const browser of open.values()) await browser?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ fixtureSite: { host } }, use) => {
    host.behave(201);
    await use(host);
  },
  behave: async ({ engine, front }, use) => {
    const always = { tells: engine === 'WebKit', old: engine === 'a browser of 2022' };
    front.behave(always);
    front.told.length = 0;
    await use((manner) => front.behave({ ...always, ...manner }));
  },
  visitor: async ({ engine, looks, expectedProblems, front, behave, browserOf }, use, info) => {
    const browser = browserOf(engine);
    base.skip(!browser, howToGetEngines);
    if (!browser) return;
    const tab = await browser.open(looks);
    await use(visitorOf(tab, front.address));
    if (info.status !== info.expectedStatus)
      await info.attach('picture', { body: Buffer.from(await tab.picture()), contentType: 'image/png' });
    behave({});
    await tab.close();
    const unexpected = [...tab.problems, ...front.told].filter((problem) => !expectedProblems?.test(problem));
    base.expect(unexpected, 'problems on the pages of this test').toEqual([]);
  },
});
