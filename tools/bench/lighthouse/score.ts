import { DEBUGGING_PORT } from '../visits/inspector.ts';

// Lighthouse brings more packages than the whole site: whoever wants its scores adds it for the moment.
const PACKAGE = 'lighthouse@13.5.0';

interface Audit {
  score: number | null;
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}
interface Package {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;
  desktopConfig: object;
}

export type Look = 'phone' | 'desktop';

export interface Score {
  /** Performance, accessibility, best practices, search engines. */
  points: number[];
  /** The audits that take points off. */
  short: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function load(): Promise<Package> {
  try {
    const name = 'lighthouse';
    return (await import(name)) as Package;
  } catch {
    console.error(`Lighthouse is not installed: npm install --no-save ${PACKAGE}`);
    process.exit(1);
  }
}

export async function scoreOf(url: string, look: Look): Promise<Score> {
  const { default: lighthouse, desktopConfig } = await load();
  const flags = {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    onlyCategories: categories,
    // Nobody answers for others here: what is held back on purpose is not counted as the page's mistake.
    blockedUrlPatterns: ['*://www.youtube.com/*'],
  };
  const { lhr } = await lighthouse(url, flags, look === 'desktop' ? desktopConfig : undefined);
  const weighed = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  const isShort = ({ id, weight }: { id: string; weight: number }) =>
    weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9;
  return {
    points: categories.map((name) => Math.round(100 * (lhr.categories[name]?.score ?? 0))),
    short: weighed.filter(isShort).map(({ id }) => id),
  };
}
