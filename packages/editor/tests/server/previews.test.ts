import { renameSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProject, KNEE, type Project } from './project.ts';

let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const WEEK_MS = 7 * 24 * 3_600_000;

async function preview() {
  await project.writer('/editor/preview', { commit: project.git('rev-parse', 'HEAD') });
  await project.editor.pages.jobs.rest();
  return (
    (await (await project.writer('/editor/job')).text()).match(
      /https:\/\/clinic\.example(\/editor\/preview\/\w+)/,
    )?.[1] ?? ''
  );
}
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('whoever has the link sees what waits, with a bar, and cannot take it for the public site', async () => {
  const opened = await project.stranger('')(await preview());
  expect(opened.headers.get('location')).toBe('/');
  expect(opened.headers.get('set-cookie')).toMatch(
    /^preview=.*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  const page = await project.stranger(cookieOf(opened))('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('{"waiting":"yes","offline":"no"}');
  expect(html).toMatch(/Preview, not published\. Ends [^<]+[\s\S]*<\/aside><\/body><\/html>$/);
  expect((await project.stranger(cookieOf(opened))('/preview.css')).headers.get('content-type')).toBe(
    'text/css',
  );
  expect((await project.stranger(cookieOf(opened))('/conditions/knee-pain.mdx')).status).toBe(200);
  expect((await project.stranger(cookieOf(opened))('/preview-end')).headers.get('set-cookie')).toMatch(
    /^preview=; Max-Age=0/,
  );
  expect(project.has('releases/current')).toBe(false);
});

test('its link begins with the public address, where there is one', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.in');
  await preview();
  expect(await (await project.writer('/editor/job')).text()).toContain(
    'https://www.example.in/editor/preview/',
  );
  vi.unstubAllEnvs();
});

test('a preview opens nothing of the editor', async () => {
  const cookie = cookieOf(await project.stranger('')(await preview()));
  for (const place of ['/editor', '/editor/job', '/keystatic', '/editor/publications'])
    expect([place, (await project.stranger(cookie)(place)).status]).toEqual([place, 404]);
  const commit = project.git('rev-parse', 'HEAD');
  const answer = await project.stranger(cookie)('/editor/preview', { commit });
  expect(answer.status).toBe(404);
});

test('a preview leads to no file outside of it, by a link in it or in its place', async () => {
  const link = await preview();
  const ask = project.stranger(cookieOf(await project.stranger('')(link)));
  const folder = path.join(project.root, 'previews', path.basename(link));
  symlinkSync(path.join(project.root, 'package.json'), path.join(folder, 'linked.json'));
  symlinkSync(project.root, path.join(folder, 'linked'));
  for (const place of ['/linked.json', '/linked/package.json'])
    expect([place, (await ask(place)).status]).toEqual([place, 404]);
  renameSync(folder, `${folder}.aside`);
  symlinkSync(project.root, folder);
  expect((await ask('/package.json')).status).toBe(404);
});

test('after a week it has ended, and a link that was changed never opens', async () => {
  const link = await preview();
  const cookie = cookieOf(await project.stranger('')(link));
  for (const hostile of [
    `${link}0`,
    link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    '/editor/preview/.build',
  ])
    expect((await project.stranger('')(hostile)).status, hostile).toBe(410);
  for (const hostile of ['.build', '..', `${cookie.slice(8)}/..`])
    expect((await project.stranger(`preview=${hostile}`)('/')).status, hostile).toBe(401);
  const folder = path.join(project.root, 'previews', path.basename(link));
  const [almost, over] = [5_000, -1_000].map((left) => new Date(Date.now() - WEEK_MS + left));
  utimesSync(folder, almost!, almost!);
  expect((await project.stranger(cookie)('/')).status).toBe(200);
  utimesSync(folder, over!, over!);
  expect((await project.stranger('')(link)).status).toBe(410);
  const late = await project.stranger(cookie)('/');
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('This preview has ended');
});

test('three are kept; one that is no longer there has ended', async () => {
  const first = cookieOf(await project.stranger('')(await preview()));
  for (const word of ['one', 'two', 'three']) {
    expect((await project.stranger(first)('/')).status).toBe(200);
    project.save('Asha', KNEE, `${word}\n`);
    await preview();
  }
  const gone = await project.stranger(first)('/');
  expect(gone.status).toBe(410);
  expect(gone.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
});
