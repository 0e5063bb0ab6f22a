import { setTimeout as pause } from 'node:timers/promises';
import { finding, readBack, type Finding } from './check.ts';
import { makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { inLanes, makeVisitors, mobileOf } from './visitor.ts';

const KILLS = 25;
const CLIENTS = 32;

/** Killed without warning under load, again and again: every request that was answered 201 is there. */
export async function crash(kills = KILLS): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const acknowledged: string[] = [];
  let next = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // A different moment each time, from the first answer to the middle of a long run.
    next = await loadThenKill(workplace, next, acknowledged, (kill * 37) % 400);
  }
  const last = await startDesk(workplace);
  await last.end('SIGTERM');
  const { mobiles, rows, whole } = readBack(workplace.file);
  workplace.clear();
  const lost = acknowledged.filter((mobile) => !mobiles.has(mobile));
  return [
    finding(
      acknowledged.length > 0 && lost.length === 0,
      `${kills} kills, ${acknowledged.length} acknowledged, ${lost.length} lost`,
    ),
    finding(rows === mobiles.size, `${rows} rows on disk, ${rows - mobiles.size} of them double`),
    finding(whole, `the file is ${whole ? 'whole' : 'damaged'}`),
  ];
}

async function loadThenKill(
  place: Workplace,
  first: number,
  acknowledged: string[],
  after: number,
): Promise<number> {
  const desk = await startDesk(place, { REQUESTS_PER_MINUTE: '1000000' });
  const visitors = makeVisitors(desk.port);
  let next = first;
  const firstAnswer = Promise.withResolvers<void>();
  const sending = inLanes(CLIENTS, async () => {
    const number = next++;
    const answer = await visitors.send(number).catch(() => undefined);
    if (answer?.status === 201) acknowledged.push(mobileOf(number));
    firstAnswer.resolve();
    return answer !== undefined;
  });
  // A busy computer may need as long for it as another for the whole run.
  await firstAnswer.promise;
  await pause(after);
  await desk.end('SIGKILL');
  await sending;
  return next;
}
