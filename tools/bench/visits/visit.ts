// One visit to a page, as on a cheap phone.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Served } from '../sites/serve.ts';
import { tapForDialog, tapForNextPage, tapImpatiently } from './taps.ts';
import { listen } from './traffic.ts';
import { meetVisitor } from './visitor.ts';
import { watchPage } from './watch.ts';
import { criticalBytes, inlineScript, roundTrips } from './weight.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SETTLED_AFTER = 5000;

export async function measureVisit(browser: Browser, site: Served, address: string) {
  const settled = await visit(browser, async (page, context) => {
    const traffic = await listen(await throttle(context, page), site);
    await page.goto(site.origin + address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_AFTER);
    const { nodes, blocking, ...felt } = await page.evaluate(readPage);
    const { scriptAtLoad, script, ...rest } = traffic();
    const inline = inlineScript(site.htmlAt(address));
    const critical = criticalBytes(site, address, blocking);
    const before = {
      critical,
      roundTrips: roundTrips(critical),
      scriptAtLoad: scriptAtLoad + inline,
      scriptIdle: script + inline,
      ...rest,
      nodes,
      ...felt,
    };
    const dialog = await tapForDialog(page);
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_AFTER / 2);
    return { ...before, ...dialog, nextPage: await tapForNextPage(page) };
  });
  const impatient = await visit(browser, async (page, context) => {
    await throttle(context, page);
    return tapImpatiently(page, site.origin + address);
  });
  return { ...settled, impatient };
}

async function visit<T>(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<T>) {
  const context = await browser.newContext(phone);
  try {
    for (const script of [watchPage, meetVisitor]) await context.addInitScript(script);
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

async function throttle(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Runs in the page, once it has settled. */
function readPage() {
  const { fcp, lcp, lcpElement, cls, longTasks } = window.watch;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const blocked = longTasks
    .filter(({ startTime, duration }) => startTime + duration > fcp)
    .map(({ startTime, duration }) => Math.min(duration - 50, startTime + duration - fcp));
  return {
    ...{ fcp, lcp, lcpElement, cls },
    tbt: blocked.reduce((sum, time) => sum + time, 0),
    nodes: document.querySelectorAll('*').length,
    blocking: resources
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  };
}
