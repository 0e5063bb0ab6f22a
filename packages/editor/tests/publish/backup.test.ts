import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '@clinic/desk/tests/folder.ts';
import { backUp } from '../../publish/git/backup.ts';
import { createProject, KNEE, page, type Project } from './project.ts';

let project: Project;
let place: ReturnType<typeof makeFolder>;
beforeEach(() => {
  project = createProject();
  place = makeFolder({});
});
afterEach(async () => {
  await project.end();
  place.clear();
});

test('a backup restores the pages, their history and what was published', async () => {
  await project.publish();
  project.save('Asha', KNEE, page('Knee pain', 'Rest helps many.'));
  await backUp(project.root, place.folder, new Date('2026-11-22T12:00:00Z'));
  const clone = path.join(place.folder, 'clone');
  const bundle = path.join(place.folder, 'content-2026-11-22.bundle');
  project.git('clone', '-q', bundle, clone);
  const inClone = (...words: string[]) => project.git('-C', clone, ...words);
  expect(inClone('show', `HEAD:${KNEE}`)).toContain('Rest helps many.');
  expect(inClone('log', '--format=%an')).toBe('Asha\nSetter');
  expect(inClone('tag', '--list')).toBe(project.git('tag', '--list'));
});

test('stores one file a day for a week, and leaves other files alone', async () => {
  writeFileSync(path.join(place.folder, 'notes.txt'), '');
  for (let day = 10; day < 20; day++)
    for (const hour of ['03', '09'])
      await backUp(project.root, place.folder, new Date(`2026-11-${day}T${hour}:00:00Z`));
  const days = [13, 14, 15, 16, 17, 18, 19].map((day) => `content-2026-11-${day}.bundle`);
  expect(readdirSync(place.folder).toSorted()).toEqual([...days, 'notes.txt']);
});
