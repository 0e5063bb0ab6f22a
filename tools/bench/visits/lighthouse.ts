// Lighthouse brings more packages than the whole site: whoever wants its scores adds it for the moment.
import type { Browser } from '@playwright/test';
import type { Served } from '../sites/serve.ts';

const PACKAGE = 'lighthouse@13.5.0';
export const DEBUGGING_PORT = 39_222;

interface Audit {
  score: number | null;
  numericValue?: number;
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

async function load(): Promise<Lighthouse> {
  try {
    const name = 'lighthouse';
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch {
    console.error(`Lighthouse is not installed: npm install --no-save ${PACKAGE}`);
    process.exit(1);
  }
}

/** The four scores, and what takes points off them. */
export async function scoreOf(_: Browser, { origin }: Served, address: string) {
  const lighthouse = await load();
  const { lhr } = await lighthouse(origin + address, { port: DEBUGGING_PORT, logLevel: 'error' });
  const score = (name: string) => 100 * (lhr.categories[name]?.score ?? 0);
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter((a) => a.weight));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    short: weighed.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}
