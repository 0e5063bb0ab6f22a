import { setTimeout as pause } from 'node:timers/promises';
import { readBack, type Finding } from './check.ts';
import { makeWorkplace, startDesk } from './desk-process.ts';
import { inLanes, makeVisitors, mobileOf } from './visitor.ts';

const KILLS = 25;
const CLIENTS = 32;

/** Kills the desk under load again and again: every request that was answered with 201 must be in the file. */
export async function crash(): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const acknowledged: string[] = [];
  let next = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
    const visitors = makeVisitors(desk.port);
    const firstAnswer = Promise.withResolvers<void>();
    const sending = inLanes(CLIENTS, async () => {
      const number = next++;
      const answer = await visitors.send(number).catch(() => undefined);
      if (answer?.status === 201) acknowledged.push(mobileOf(number));
      firstAnswer.resolve();
      return answer !== undefined;
    });
    // A busy computer may take longer to the first answer than another for the whole run.
    await firstAnswer.promise;
    // A different time after each start, up to the middle of a long run.
    await pause((kill * 37) % 400);
    await desk.end('SIGKILL');
    await sending;
  }
  const last = await startDesk(workplace);
  await last.end('SIGTERM');
  const { mobiles, rows, isIntact } = readBack(workplace.file);
  workplace.clear();
  const lost = acknowledged.filter((mobile) => !mobiles.has(mobile)).length;
  return [
    [
      acknowledged.length > 0 && lost === 0,
      `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost} lost`,
    ],
    [rows === mobiles.size, `${rows} rows on disk, ${rows - mobiles.size} of them duplicates`],
    [isIntact, `the file is ${isIntact ? 'intact' : 'damaged'}`],
  ];
}
