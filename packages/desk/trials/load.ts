import { setTimeout as pause } from 'node:timers/promises';
import { finding, readBack, soon, type Finding } from './check.ts';
import { makeWorkplace, startDesk } from './desk-process.ts';
import { inLanes, makeVisitors, mobileOf } from './visitor.ts';

const REQUESTS = 5000;
const CLIENTS = 64;
const P99_BELOW_MS = 250;

/** 5,000 requests from 64 clients: none lost, none twice, quick answers, and pages stay quick meanwhile. */
export async function load(): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
  const visitors = makeVisitors(desk.port);
  const waits: number[] = [];
  const pages: number[] = [];
  let next = 0;
  let refused = 0;
  const watch = new AbortController();
  const watching = (async () => {
    while (!watch.signal.aborted) {
      pages.push((await visitors.look()).milliseconds);
      await pause(20);
    }
  })();

  const started = performance.now();
  await inLanes(CLIENTS, async () => {
    if (next >= REQUESTS) return false;
    const { status, milliseconds } = await visitors.send(next++);
    waits.push(milliseconds);
    if (status !== 201) refused += 1;
    return true;
  });
  const seconds = (performance.now() - started) / 1000;
  watch.abort();
  await watching;
  const code = await desk.end('SIGTERM');

  const { mobiles, rows } = readBack(workplace.file);
  const missing = Array.from({ length: REQUESTS }, (_, n) => mobileOf(n)).filter(
    (mobile) => !mobiles.has(mobile),
  );
  workplace.clear();
  return [
    finding(
      refused === 0,
      `${REQUESTS} requests from ${CLIENTS} clients in ${seconds.toFixed(1)} s, ${refused} refused`,
    ),
    finding(
      missing.length === 0 && rows === REQUESTS,
      `${rows} rows on disk, ${missing.length} requests missing`,
    ),
    soon(quantile(waits, 0.99), P99_BELOW_MS, `answered: ${spread(waits)}`),
    soon(quantile(pages, 0.99), P99_BELOW_MS, `pages meanwhile: ${spread(pages)}`),
    finding(code === 0, `stopped with code ${code}`),
  ];
}

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const spread = (values: number[]): string =>
  `p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms, ` +
  `longest ${quantile(values, 1).toFixed(0)} ms`;
