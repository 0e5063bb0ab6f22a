// Doctors sign waiting items as they were shown.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readKind } from '@clinic/content-check/read/files.ts';
import type { Writer } from '../../api/env.ts';
import type { Refusal, ToSign } from '../../api/types.ts';
import { createSite } from '../api/site.ts';

const site = createSite();
afterAll(site.clear);
const { root, commit, git, textOf } = site;
const [doctor] = readKind(root, 'team').filter(({ data }) => data.doctor);
const DOCTOR: Writer = { name: String(doctor?.data.name), mayPublish: false, signsAs: doctor?.id };

const call = <T>(body?: object, writer = DOCTOR) =>
  site.call<T>(body ? 'POST' : 'GET', '/sign', body, writer);
const waiting = async () => (await call<ToSign[]>()).body;
const only = ({ kind, name, version }: ToSign) => ({ kind, name, version });
const of = (items: ToSign[], kind: string) => {
  const found = items.find((item) => item.kind === kind);
  if (!found) throw new Error(`No ${kind} wait.`);
  return found;
};

test('a signature is a commit of the doctor, and the item no longer waits', async () => {
  for (const kind of ['pages', 'plates']) {
    const before = await waiting();
    const item = of(before, kind);
    expect(await call(only(item))).toMatchObject({ status: 200, body: { left: before.length - 1 } });
    expect((await waiting()).map(({ name, kind }) => `${kind}/${name}`)).not.toContain(
      `${kind}/${item.name}`,
    );
    expect(git('log', '-1', '--format=%an')).toBe(DOCTOR.name);
    expect(git('show', '--format=', 'HEAD')).toContain(`by: ${DOCTOR.signsAs}`);
    // A second press, or a second window.
    expect((await call(only(item))).status).toBe(409);
  }
});

test('rejects a signature for an item that has changed, and shows the changes', async () => {
  const conditions = readKind(root, 'conditions');
  const item = (await waiting()).find(
    ({ kind, name }) => kind === 'pages' && conditions.some(({ id }) => id === name),
  );
  if (!item) throw new Error('No condition waits.');
  await call(only(item));
  const file = conditions.find(({ id }) => id === item.name)?.file ?? '';
  writeFileSync(path.join(root, file), `${textOf(file).trimEnd()}\n\nA sentence that a writer has added.\n`);
  commit('Asha');
  const shown = (await waiting()).find(({ name, kind }) => kind === 'pages' && name === item.name);
  const added = shown?.changes.flatMap(({ pieces }) => pieces).filter(({ is }) => is === 'new');
  expect(added?.map(({ text }) => text).join('')).toContain('A sentence that a writer has added.');
  expect(await call<Refusal>(only(item))).toMatchObject({ status: 409 });
  expect((await call(only(shown ?? item))).status).toBe(200);
});

test('only a doctor of the team may look and sign', async () => {
  const writer = { name: 'Asha', mayPublish: true };
  expect((await call<Refusal>(undefined, writer)).status).toBe(403);
  const refusal = await call<Refusal>(only(of(await waiting(), 'pages')), writer);
  expect(refusal.status).toBe(403);
  expect(refusal.body.message).toContain('Only a doctor of the team');
});

test.each([{ name: 'x' }, { kind: 'pages', name: '../../x' }, {}])('refuses %j', async (body) => {
  expect((await call(body)).status).toBe(409);
});
