import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#forms/paths.ts';
import { booking, callsTo } from '../a-desk.ts';
import { makeWorkplace, startDesk } from '../desk-process.ts';
import { writeFiles } from '../folder.ts';

test('a release with an invalid _headers keeps the headers of the release before, and /health reports why', async () => {
  const place = makeWorkplace();
  onTestFinished(place.clear);
  const releases = join(place.folder, 'releases');
  const [first, invalid, valid] = [1, 2, 3].map((day) => `2026-11-2${day}T023000123Z`) as [
    string,
    string,
    string,
  ];
  writeFiles(releases, {
    [`${first}/index.html`]: 'first',
    [`${first}/_headers`]: '/*\n  X-Release: first',
    [`${invalid}/index.html`]: 'second',
    [`${invalid}/_headers`]: 'nonsense',
    [`${valid}/index.html`]: 'third',
    [`${valid}/_headers`]: '/*\n  X-Release: third',
  });
  const point = (to: string) => {
    symlinkSync(to, join(releases, 'next'));
    renameSync(join(releases, 'next'), join(releases, 'current'));
  };
  point(first);
  const desk = await startDesk(place, { DIST: 'releases/current' });
  onTestFinished(async () => void (await desk.end('SIGTERM')));
  const { get, post } = callsTo(`http://127.0.0.1:${desk.port}`);
  const home = async () => {
    const answer = await get('/');
    return [answer.status, answer.headers.get('x-release'), await answer.text()];
  };
  const health = async () => (await get('/health')).json();

  point(invalid);
  const failedBuild = '_headers, line 1: a header must come after the path it belongs to.';
  expect(await health()).toMatchObject({ ok: true, release: invalid, failedBuild });
  expect((await post(paths.booking, booking)).status).toBe(201);
  expect(await home()).toEqual([200, 'first', 'second']);
  point(valid);
  expect((await health()).failedBuild).toBeUndefined();
  expect(await home()).toEqual([200, 'third', 'third']);
});
