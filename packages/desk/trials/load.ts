import { setTimeout as pause } from 'node:timers/promises';
import { fasterThan, readBack, type Finding } from './check.ts';
import { makeWorkplace, startDesk } from './desk-process.ts';
import { inLanes, makeVisitors, mobileOf } from './visitor.ts';

const REQUESTS = 5000;
const CLIENTS = 64;
const P99_BELOW_MS = 250;

/** Sends 5,000 requests from 64 clients: none may be lost or stored twice, and answers and pages must stay fast. */
export async function load(): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
  const visitors = makeVisitors(desk.port);
  const answerTimes: number[] = [];
  const pageTimes: number[] = [];
  let next = 0;
  let refused = 0;
  let isSending = true;
  const loadPages = async () => {
    while (isSending) {
      pageTimes.push((await visitors.look()).milliseconds);
      await pause(20);
    }
  };
  const loadingPages = loadPages();

  const started = performance.now();
  await inLanes(CLIENTS, async () => {
    if (next >= REQUESTS) return false;
    const { status, milliseconds } = await visitors.send(next++);
    answerTimes.push(milliseconds);
    if (status !== 201) refused += 1;
    return true;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  isSending = false;
  await loadingPages;
  const code = await desk.end('SIGTERM');

  const { mobiles, rows } = readBack(workplace.file);
  workplace.clear();
  let missing = 0;
  for (let number = 0; number < REQUESTS; number += 1) if (!mobiles.has(mobileOf(number))) missing += 1;
  return [
    [refused === 0, `${REQUESTS} requests from ${CLIENTS} clients in ${seconds} s, ${refused} refused`],
    [missing === 0 && rows === REQUESTS, `${rows} rows on disk, ${missing} requests missing`],
    fasterThan(P99_BELOW_MS, quantile(answerTimes, 0.99), `answers: ${spread(answerTimes)}`),
    fasterThan(P99_BELOW_MS, quantile(pageTimes, 0.99), `pages meanwhile: ${spread(pageTimes)}`),
    [code === 0, `stopped with code ${code}`],
  ];
}

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

const spread = (values: number[]): string =>
  Object.entries({ p50: 0.5, p99: 0.99, longest: 1 })
    .map(([name, part]) => `${name} ${quantile(values, part).toFixed(0)} ms`)
    .join(', ');
