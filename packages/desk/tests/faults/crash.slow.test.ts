import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeWorkplace, startDesk } from '../desk-process.ts';
import { inLanes, makeVisitors, mobileOf, readBack } from '../client.ts';

const KILLS = 25;
const CLIENTS = 32;

describe(`the desk, killed ${KILLS} times while ${CLIENTS} clients send requests,`, () => {
  const acknowledged: string[] = [];
  let stored: ReturnType<typeof readBack>;
  beforeAll(async () => {
    const workplace = makeWorkplace();
    let next = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
      const visitors = makeVisitors(desk.port);
      const firstResponse = Promise.withResolvers<void>();
      const sending = inLanes(CLIENTS, async () => {
        const number = next++;
        const response = await visitors.send(number).catch(() => undefined);
        if (response?.status === 201) acknowledged.push(mobileOf(number));
        firstResponse.resolve();
        return response !== undefined;
      });
      // A busy computer may take longer to the first response than another for the whole run.
      await firstResponse.promise;
      // A different time after each start, up to the middle of a long run.
      await pause((kill * 37) % 400);
      await desk.end('SIGKILL');
      await sending;
    }
    const last = await startDesk(workplace);
    await last.end('SIGTERM');
    stored = readBack(workplace.file);
    workplace.clear();
    console.log(`${KILLS} kills, ${acknowledged.length} requests acknowledged, ${stored.rows} stored`);
  });

  test('loses no acknowledged request', () => {
    expect(acknowledged).not.toHaveLength(0);
    expect(acknowledged.filter((mobile) => !stored.mobiles.has(mobile))).toEqual([]);
  });

  test('stores no request twice', () => {
    expect(stored.rows).toBe(stored.mobiles.size);
  });

  test('leaves the requests file intact', () => {
    expect(stored.isIntact).toBe(true);
  });
});
