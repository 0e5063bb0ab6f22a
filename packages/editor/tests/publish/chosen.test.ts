// Publishing one page of several that wait.
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProject, KNEE, page, type Project } from './project.ts';

let project: Project;
beforeEach(async () => {
  project = createProject();
  await project.publish();
});
afterEach(() => project.end());

const place = (id: string) => `src/content/conditions/${id}.mdx`;
const publicFile = (file: string) => project.read(`releases/current/conditions/${file}`);
const isPublic = (file: string) => project.has(`releases/current/conditions/${file}`);
const chosen = (...ids: string[]) => ids.map((id) => ({ kind: 'conditions', id }));
const waits = async () => (await project.overview()).waiting.map(({ id }) => id);

test('publishes one of two pages, though the other is unfinished', async () => {
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts.'));
  project.save('Wim', KNEE, page('Knee pain', 'Rest can cure it.'));
  project.write(place('half'), 'Not saved yet.');
  const head = project.head();
  const job = await project.publish(chosen('gout'));
  expect(job).toMatchObject({ pages: [], published: [{ title: 'Gout' }] });
  expect(publicFile('gout.mdx')).toContain('Gout hurts.');
  expect(publicFile('knee-pain.mdx')).toContain('Rest helps some.');
  expect(await waits()).toEqual(['knee-pain']);
  // The pages of the writers are as they were.
  expect(project.head()).toBe(head);
  expect(project.git('status', '--porcelain')).toBe(`?? ${place('half')}`);

  rmSync(path.join(project.root, place('half')));
  project.save('Wim', KNEE, page('Knee pain', 'Rest can help.'));
  expect((await project.publish()).published).toEqual([
    { title: 'Knee pain', page: '/pain-conditions/knee-pain' },
  ]);
  expect(await waits()).toEqual([]);
  expect(publicFile('gout.mdx')).toContain('Gout hurts.');
});

test('a page that was not chosen still waits when the editor stopped before it wrote the tag', async () => {
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts.'));
  project.save('Wim', place('hip'), page('Hip', 'Not finished.'));
  await project.publish(chosen('gout'));
  const tags = project.git('tag').split('\n');
  project.git('tag', '--delete', tags.at(-1) ?? '');
  expect(await waits()).toEqual(['hip']);
  expect(project.git('tag')).toBe(tags[0]);
});

test('takes the pictures that the page names, and no others', async () => {
  project.write('src/content/conditions/stairs.webp', 'first');
  project.write('src/content/conditions/other.webp', 'first');
  project.save('Priya', place('gout'), page('Gout', '![Stairs](./stairs.webp)'));
  await project.publish(chosen('gout'));
  expect([isPublic('stairs.webp'), isPublic('other.webp')]).toEqual([true, false]);
});

test('publishes a deletion and a rename', async () => {
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts in the night, and goes away again.'));
  project.save('Priya', place('hip'), page('Hip', 'Hips.'));
  await project.publish();
  rmSync(path.join(project.root, KNEE));
  project.save('Priya', place('hip'), page('Hip', 'More of hips.'));
  renameSync(path.join(project.root, place('gout')), path.join(project.root, place('gout-in-the-toe')));
  project.save('Priya', place('back'), page('Back', 'Backs.'));
  const { waiting } = await project.overview();
  expect(waiting.map(({ id, how }) => [id, how])).toEqual([
    ['back', 'new'],
    ['gout-in-the-toe', 'renamed'],
    ['hip', 'changed'],
    ['knee-pain', 'gone'],
  ]);
  await project.publish(chosen('gout-in-the-toe', 'knee-pain'));
  const pages = ['gout', 'gout-in-the-toe', 'knee-pain', 'back', 'hip'];
  expect(pages.filter((id) => isPublic(`${id}.mdx`))).toEqual(['gout-in-the-toe', 'hip']);
  expect(publicFile('hip.mdx')).not.toContain('More');
  expect(await waits()).toEqual(['back', 'hip']);
});

test('publishes a deletion alone', async () => {
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts.'));
  await project.publish();
  rmSync(path.join(project.root, KNEE));
  project.save('Priya', place('hip'), page('Hip', 'Not finished.'));
  expect((await project.publish(chosen('knee-pain'))).problem).toBeUndefined();
  expect(['gout.mdx', 'knee-pain.mdx', 'hip.mdx'].filter(isPublic)).toEqual(['gout.mdx']);
  expect(await waits()).toEqual(['hip']);
});

test('says which waiting page a chosen one needs', async () => {
  project.save('Priya', place('gout'), page('Gout in the toe', 'Gout hurts.'));
  project.save('Priya', place('foot'), page('Foot', 'needs gout'));
  const { problem, pages } = await project.publish(chosen('foot'));
  expect(problem).toMatch(/^What you chose belongs together with “Gout in the toe”, which also waits\./);
  expect(pages.map(({ id }) => id)).toEqual(['foot', 'gout']);
  expect(isPublic('foot.mdx')).toBe(false);
  expect((await project.publish(chosen('foot', 'gout'))).problem).toBeUndefined();
});

test('a request ends when its pages are published, though others wait', async () => {
  project.save('Asha', place('gout'), page('Gout', 'Gout hurts.'));
  project.save('Priya', place('hip'), page('Hip', 'Not finished.'));
  project.save('Priya', place('back'), page('Back', 'Backs.'));
  await project.writer.get('/ask', { pages: chosen('gout', 'back') });
  await project.publish(chosen('hip'));
  expect((await project.overview()).asked).toMatchObject({ by: 'Asha', titles: ['Back', 'Gout'] });
  await project.publish(chosen('back'));
  expect((await project.overview()).asked?.titles).toEqual(['Gout']);
  project.save('Priya', KNEE, page('Knee pain', 'Not finished.'));
  await project.publish(chosen('gout'));
  expect(await waits()).toEqual(['knee-pain']);
  project.save('Priya', place('gout'), page('Gout', 'Later words.'));
  expect((await project.overview()).asked).toBeUndefined();
});

test('refuses a page that does not wait', async () => {
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts.'));
  const ask = (pages: unknown) => project.publisher.status('/publish', { head: project.head(), pages });
  expect(await ask(chosen('knee-pain'))).toBe(409);
  expect(await ask([{ kind: 'conditions', id: '../../../package' }])).toBe(409);
  expect((await project.overview()).jobs).toEqual([]);
});

test('of two publishers, each publishes a page, one after the other', async () => {
  project.write('releases/hold', '');
  project.save('Priya', place('gout'), page('Gout', 'Gout hurts.'));
  project.save('Wim', place('hip'), page('Hip', 'Hips.'));
  const ravi = project.as({ name: 'Ravi', mayPublish: true });
  const head = project.head();
  await project.publisher.get('/publish', { head, pages: chosen('gout') });
  await ravi.get('/publish', { head, pages: chosen('hip') });
  rmSync(path.join(project.root, 'releases/hold'));
  await project.editor.publish.jobs.onIdle();
  expect(['gout.mdx', 'hip.mdx'].filter(isPublic)).toEqual(['gout.mdx', 'hip.mdx']);
  expect(await waits()).toEqual([]);
});
