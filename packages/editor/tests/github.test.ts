// What the editor sends to GitHub comes by the desk first. GitHub itself is played by an answer to each address.
import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readKind } from '@clinic/content-check/read/files.ts';
import { judge, type Addition } from '../github/judge.ts';
import { mergingFetch } from '../github/merging-fetch.ts';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';

const term = 'src/content/glossary/no-such-term.yaml';
const before = "term: 'No such term'\nmeaning: A short cord.\n";
const base64 = (text: string) => Buffer.from(text).toString('base64');
const plain = (text = '') => Buffer.from(text, 'base64').toString('utf8');

/** Everything that a form has, in the editor's own way of writing. */
const form = (meaning: string) =>
  before.replace(/^meaning: .*$/m, `meaning: >-\n  ${meaning}\nsample: false`);

const picture = { path: 'src/content/glossary/tendon.jpg', contents: base64('a picture') };

/** What arrives at GitHub of a form with another meaning. */
async function commit({ name = term, gone = [] as string[], pictures = [] as Addition[] }) {
  const arrived: { authorization: string | null; address: string; body: string }[] = [];
  const send = (async (address: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    if (address === '/api/editor/commit') {
      const judged = await judge(process.cwd(), JSON.parse(String(init.body)) as Addition[]);
      return Response.json({ ...(judged as object), pictures });
    }
    arrived.push({ authorization, address, body: String(init.body) });
    if (address.endsWith('/graphql')) return Response.json({ data: {} });
    return address.includes(`/contents/${term}?ref=abc`)
      ? new Response(before)
      : new Response('', { status: 404 });
  }) as typeof fetch;
  const input = {
    branch: { repositoryNameWithOwner: 'clinic/site', branchName: 'writing/tendon' },
    expectedHeadOid: 'abc',
    fileChanges: {
      additions: [{ path: name, contents: base64(form('A cord that ties a muscle to a bone.')) }],
      deletions: gone.map((file) => ({ path: file })),
    },
  };
  await mergingFetch(send)('https://api.github.com/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ query: 'mutation', variables: { input } }),
  });
  const sent = arrived.find(({ address }) => address.endsWith('/graphql'));
  const { variables } = JSON.parse(sent?.body ?? '') as {
    variables: { input: { fileChanges: { additions: Addition[] } } };
  };
  return { arrived, additions: variables.input.fileChanges.additions };
}

const changed = before.replace(/^meaning: .*$/m, 'meaning: A cord that ties a muscle to a bone.');

test('a file under a new name is merged with the one that goes', async () => {
  const name = 'src/content/glossary/another-name.yaml';
  const { additions, arrived } = await commit({ name, gone: [term] });
  expect(additions.map((file) => [file.path, plain(file.contents)])).toEqual([[name, changed]]);
  expect(arrived.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer key'));
});

test('a picture that is not on the branch goes along', async () => {
  const { additions } = await commit({ pictures: [picture] });
  expect(additions[1]).toEqual(picture);
});

test('pictures are read where the file names them', async () => {
  const root = folderOfTest();
  for (const folder of ['src/content', 'src/assets/plates'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const file = readKind(root, 'conditions')[0]?.file ?? '';
  const picture = path.join(path.dirname(file), 'elbow.webp');
  cpSync(globSync('src/assets/plates/*.webp')[0] ?? '', path.join(root, picture));
  const before = readFileSync(path.join(root, file), 'utf8');
  const form = before.replace(
    /^ {2}- plate: .*$/m,
    '  - src: ./elbow.webp\n    alt: Right elbow bent at a desk, seen from the outer side.',
  );
  const judged = await judge(root, [{ path: file, contents: base64(form), before }]);
  expect(typeof judged === 'string' ? judged : judged.pictures.map((one) => one.path)).toEqual([picture]);
});

test('everything else goes to GitHub as it is', async () => {
  const asked: unknown[] = [];
  const send = ((...words: unknown[]) => Promise.resolve(asked.push(words))) as unknown as typeof fetch;
  const question = { method: 'POST', body: JSON.stringify({ query: 'query', variables: {} }) };
  await mergingFetch(send)('https://api.github.com/graphql', question);
  await mergingFetch(send)('/api/keystatic/github/refresh-token', { method: 'POST' });
  expect(asked).toEqual([
    ['https://api.github.com/graphql', question],
    ['/api/keystatic/github/refresh-token', { method: 'POST' }],
  ]);
});
