// One visit to a page, as on a cheap phone.
import { setTimeout as wait } from 'node:timers/promises';
import type { Served } from '../sites/serve.ts';
import type { Inspector } from './inspector.ts';
import { openPhone, type Phone } from './phone.ts';
import { tapForDialog, tapForNextPage, tapImpatiently } from './taps.ts';
import { listen } from './traffic.ts';
import { meetVisitor } from './visitor.ts';
import { watchPage } from './watch.ts';
import { criticalBytes, inlineScript, roundTrips } from './weight.ts';

const SETTLED_AFTER = 5000;

export async function measureVisit(inspector: Inspector, site: Served, address: string) {
  const settled = await withPhone(inspector, async (phone) => {
    const traffic = listen(phone.session, site);
    await phone.visit(site.origin + address, 'load');
    await wait(SETTLED_AFTER);
    const { nodes, blocking, ...felt } = await phone.evaluate(readPage);
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
    const dialog = await tapForDialog(phone);
    await phone.reload();
    await wait(SETTLED_AFTER / 2);
    return { ...before, ...dialog, nextPage: await tapForNextPage(phone) };
  });
  const impatient = await withPhone(inspector, (phone) => tapImpatiently(phone, site.origin + address));
  return { ...settled, impatient };
}

async function withPhone<T>(inspector: Inspector, work: (phone: Phone) => Promise<T>) {
  const phone = await openPhone(inspector, [watchPage, meetVisitor]);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
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
