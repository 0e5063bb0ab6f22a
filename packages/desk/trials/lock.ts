import { DatabaseSync } from 'node:sqlite';
import { finding, soon, type Finding } from './check.ts';
import { makeWorkplace, startDesk } from './desk-process.ts';
import { makeVisitors } from './visitor.ts';

/** Another program holds the file, while the desk runs or as it starts: pages, an honest 503, and a clear sentence. */
export async function lock(): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const desk = await startDesk(workplace);
  const visitors = makeVisitors(desk.port, 4);
  const before = await visitors.send(1);

  const other = new DatabaseSync(workplace.file);
  other.exec('BEGIN IMMEDIATE');
  const [during, page] = await Promise.all([visitors.send(2), visitors.look()]);
  other.exec('COMMIT');
  const after = await visitors.send(3);
  visitors.leave();
  await desk.end('SIGTERM');

  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  const late = await startDesk(workplace);
  const others = makeVisitors(late.port, 2);
  const [refused, shown] = [await others.send(4), await others.look()];
  other.close();
  others.leave();
  const code = await late.end('SIGTERM');
  workplace.clear();
  return [
    finding(before.status === 201, `before the lock: ${before.status}`),
    finding(
      during.status === 503 && during.retryAfter !== undefined,
      `locked: ${during.status}, retry after ${during.retryAfter} s`,
    ),
    finding(page.status === 200, `pages while locked: ${page.status}`),
    soon(page.milliseconds, 250, `pages while locked: ${page.milliseconds.toFixed(0)} ms`),
    finding(after.status === 201, `unlocked: ${after.status}`),
    finding(
      refused.status === 503 && shown.status === 200,
      `at start: ${refused.status}, pages ${shown.status}`,
    ),
    finding(
      /is locked by another program/.test(late.said()),
      'it said: the file is locked by another program',
    ),
    finding(code === 0, `stopped with code ${code}`),
  ];
}
