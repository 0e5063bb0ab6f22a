import { DatabaseSync } from 'node:sqlite';
import { finding, type Finding } from './check.ts';
import { DidNotStart, makeWorkplace, startDesk } from './desk-process.ts';
import { makeVisitors } from './visitor.ts';

/** Another program holds the file: an honest 503 while running, a clear sentence at start. */
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
  const sentence = await startDesk(workplace).then(
    () => 'it started',
    (error: unknown) => (error instanceof DidNotStart ? error.message : String(error)),
  );
  other.close();
  workplace.clear();
  return [
    finding(before.status === 201, `before the lock: ${before.status}`),
    finding(
      during.status === 503 && during.retryAfter !== undefined,
      `locked: ${during.status}, retry after ${during.retryAfter} s`,
    ),
    finding(
      page.status === 200 && page.milliseconds < 250,
      `pages while locked: ${page.milliseconds.toFixed(0)} ms`,
    ),
    finding(after.status === 201, `unlocked: ${after.status}`),
    finding(/is locked by another program/.test(sentence), `at start: ${sentence}`),
  ];
}
