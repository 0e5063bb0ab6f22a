import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '@clinic/desk/tests/folder.ts';
import { writerFrom } from '../../serve.ts';
import { createProject } from './project.ts';

const { folder, clear } = makeFolder({
  'src/content/team/founder.yaml': 'name: Dr. Meera Joshi\ndoctor: true\n',
  'src/content/team/desk.yaml': 'name: Divya Patil\n',
});
afterAll(clear);
const header = (writer: object) => encodeURIComponent(JSON.stringify(writer));

test.each([
  ['Dr. Meera Joshi', true, 'founder'],
  ['meera  JOSHI', true, 'founder'],
  ['Dr Meera Joshi', true, 'founder'],
  ['Drmeera Joshi', true, undefined],
  ['Meera', true, undefined],
  ['Divya Patil', true, undefined],
  ['Dr. Meera Joshi', false, undefined],
])('%s, who may sign: %s, signs as %s', (name, maySign, signsAs) => {
  const writer = { name, mayPublish: false };
  expect(writerFrom(folder, header({ ...writer, maySign }))).toEqual({ ...writer, signsAs });
});

test('believes no name that the desk did not send', async () => {
  const project = createProject();
  const headers = {
    'X-Writer': header({ name: 'Meera', mayPublish: true }),
    Authorization: 'Bearer guessed',
  };
  for (const path of ['/editor', '/editor/api/me', '/editor/api/overview', '/']) {
    const { status } = await project.editor.app.request(path, { headers });
    expect([path, status]).toEqual([path, 401]);
  }
  await project.end();
});
