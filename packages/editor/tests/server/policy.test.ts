// No script of a writer runs in the browser of a colleague: the editor shares the origin of the desk.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createVite } from 'vite';
import { folderOfTest } from '@clinic/desk/tests/folder.ts';
import { keyed } from '../../plugins.ts';
import { createProject, type Project } from './project.ts';

/** Answers like the live site: only with the key, and with a policy of its own for nobody. */
const SITE = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
while (existsSync('releases/hold')) await new Promise((go) => setTimeout(go, 20));
createServer(({ url, headers }, answer) => {
  if (headers.authorization !== process.env.WRITE_ON_SERVER) return answer.writeHead(401).end();
  const type = url.includes('.ts') ? 'text/javascript' : url.includes('tree') ? 'application/json' : 'text/html';
  answer.writeHead(url === '/nothing' ? 404 : 200, { 'Content-Type': type }).end('here');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

let project: Project;
beforeAll(() => {
  project = createProject();
  project.write('tools/write.ts', SITE);
});
afterAll(() => project.end());

const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
const scriptsIn = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1] ?? '';

test('the page that says the editor is starting has the policy', async () => {
  project.write('releases/hold', '');
  const answer = await project.asks('/', { Accept: 'text/html' });
  rmSync(path.join(project.root, 'releases/hold'));
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('is starting')]);
  expect(policyOf(answer)).toContain("script-src 'self'");
});

test.each([
  ['a page of the live site', '/about', 200],
  ['a page that is not there', '/nothing', 404],
  ['a form', '/keystatic/collection/blog/item/first', 200],
  ['what a form reads', '/api/keystatic/tree', 200],
  ['a script', '/src/islands/Navbar.ts', 200],
  ['an address that is not allowed', '/package.json', 404],
  ['a page of the editor', '/editor', 200],
  ['a job', '/editor/job', 200],
  ['an address of the editor that is not there', '/editor/nothing', 404],
])('%s allows no inline script, no plugin and no other host', async (_, address, status) => {
  const answer = await project.writer(address);
  expect(answer.status).toBe(status);
  const policy = policyOf(answer);
  expect(policy).toMatch(/default-src '(self|none)'/);
  // No script at all, or files of this origin and two inline scripts of the site.
  expect(scriptsIn(policy)).toMatch(/^$|^'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+'$/);
  for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('previews, and answers to those who are not signed in, have the policy as well', async () => {
  await project.writer('/editor/preview', { commit: project.git('rev-parse', 'HEAD') });
  await project.editor.pages.jobs.rest();
  const [, link = ''] =
    /\/editor(\/preview\/\w+)/.exec(await (await project.writer('/editor/job')).text()) ?? [];
  const opened = await project.stranger('')(`/editor${link}`);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answers = [
    opened,
    ...(await Promise.all(['/', '/nothing', '/preview.css'].map((place) => project.stranger(cookie)(place)))),
  ];
  answers.push(await project.stranger('')('/'), await project.editor.app.request('/'));
  expect(answers.map(({ status }) => status)).toEqual([303, 200, 404, 200, 401, 401]);
  for (const answer of answers) expect(scriptsIn(policyOf(answer))).toMatch(/^'self' 'sha256-/);
});

test('the live site answers no program of the computer that has no key', async () => {
  const site = await createVite({
    root: folderOfTest({ 'index.html': '<p>here</p>', 'a.js': 'export const a = 1;' }),
    configFile: false,
    plugins: [keyed('Bearer secret')],
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
  });
  const server = createServer(site.middlewares).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const status = async (place: string, call?: RequestInit) => (await fetch(address + place, call)).status;
  try {
    for (const place of ['/', '/a.js', '/@vite/client', '/@fs/etc/passwd', '/api/keystatic/update'])
      for (const method of ['GET', 'POST']) expect(await status(place, { method }), place).toBe(401);
    expect(await status('/a.js', { headers: { authorization: 'Bearer other' } })).toBe(401);
    expect(await status('/a.js', { headers: { authorization: 'Bearer secret' } })).toBe(200);
  } finally {
    server.close();
    await site.close();
  }
});
