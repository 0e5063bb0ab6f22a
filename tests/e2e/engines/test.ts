// A visitor in one of the engines. The tasks of an engine that is not on this computer are skipped, and the run counts them.
import { findWholeChromium } from '#tools/lib/chromium.ts';
import { findFirefox, findWebKit, howToGetEngines } from '#tools/lib/engines.ts';
import { test as base } from '../support/servers/fixture-site.ts';
import type { OtherOrigin } from '../support/servers/other-origin.ts';
import { startBrowser, type Browser } from './browsers.ts';
import { startFront, type Front } from './front.ts';
import { forget } from './old.ts';
import { visitorOf, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { conditionPage, fixture, servicePage } from '../support/servers/fixture-site.ts';

const starts = {
  Firefox: [findFirefox, (file: string) => startBrowser('firefox', file)],
  WebKit: [findWebKit, startWebKit],
  'a browser of 2022': [findWholeChromium, (file: string) => startBrowser('chrome', file, forget)],
} as const;

export type Engine = keyof typeof starts;
export const engines = Object.keys(starts) as Engine[];

interface Fixtures {
  engine: Engine;
  onPhone: boolean;
  /** Problems that this test brings about. */
  expectedProblems: RegExp | undefined;
  visitor: Visitor;
  /** Where requests are sent to. */
  host: OtherOrigin;
  front: Front;
  /** How the site behaves. */
  behave: Front['behave'];
}

// Not fixtures of the worker: with those, it could not share the build of the small site.
const open = new Map<Engine, Promise<Browser>>();

/** Started once for all tests. */
function browserOf(engine: Engine) {
  const [find, start] = starts[engine];
  const file = find();
  if (file && !open.has(engine)) open.set(engine, start(file));
  return open.get(engine);
}

export async function closeAll() {
  for (const browser of open.values()) await (await browser).close();
  open.clear();
}

/** Firefox and WebKit tell of what was still on its way when a page was left. */
export const ofNoMatter =
  /error loading dynamically imported module|Importing a module script failed|not loaded: .*late.*css|ServiceWorker intercepted the request and encountered/;

export const test = base.extend<Fixtures>({
  engine: ['Firefox', { option: true }],
  onPhone: [false, { option: true }],
  expectedProblems: [undefined, { option: true }],

  // An origin of its own, so that a browser has nothing left of other tests.
  front: async ({ fixtureSite, engine }, use) => {
    const always = { tells: engine === 'WebKit', old: engine === 'a browser of 2022' };
    const front = await startFront(fixtureSite.address, always);
    await use(front);
    front.close();
  },
  host: async ({ fixtureSite: { host } }, use) => {
    host.behave(201);
    await use(host);
  },
  behave: ({ front }, use) => use(front.behave),
  visitor: async ({ engine, onPhone, expectedProblems, front }, use, info) => {
    const browser = await browserOf(engine);
    base.skip(!browser, howToGetEngines);
    if (!browser) return;
    const tab = await browser.open(onPhone);
    await use(visitorOf(tab, front.address));
    if (info.status !== info.expectedStatus)
      await info.attach('picture', { body: Buffer.from(await tab.picture()), contentType: 'image/png' });
    await tab.close();
    const unexpected = [...tab.problems, ...front.told].filter(
      (problem) => !ofNoMatter.test(problem) && !expectedProblems?.test(problem),
    );
    base.expect(unexpected, 'problems on the pages of this test').toEqual([]);
  },
});
