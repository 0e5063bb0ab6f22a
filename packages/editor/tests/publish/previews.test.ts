import { existsSync, renameSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../api/types.ts';
import { createProject, KNEE, page, type Project } from './project.ts';

let project: Project;
beforeEach(() => (project = createProject()));
afterEach(() => project.end());

const WEEK_MS = 7 * 24 * 3_600_000;

/** Makes a preview and returns the address of its link. */
async function preview(): Promise<string> {
  const { id } = await project.writer.get<Job>('/preview', { head: project.head() });
  return (await project.ended(id)).link ?? '';
}
const pathOf = (link: string) => new URL(link).pathname;
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('shows unpublished changes with a preview bar to holders of the link', async () => {
  const opened = await project.stranger('')(pathOf(await preview()));
  expect(opened.headers.get('location')).toBe('/');
  expect(opened.headers.get('set-cookie')).toMatch(
    /^preview=.*; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
  );
  const shown = await project.stranger(cookieOf(opened))('/');
  expect(shown.status).toBe(200);
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const html = await shown.text();
  expect(html).toContain('"waiting":"yes","offline":"no"}');
  expect(html).toMatch(/Preview, not published\.[^<]*Ends [^<]+[\s\S]*<\/aside><\/body><\/html>$/);
  expect((await project.stranger(cookieOf(opened))('/preview.css')).headers.get('content-type')).toBe(
    'text/css',
  );
  expect((await project.stranger(cookieOf(opened))('/conditions/knee-pain.mdx')).status).toBe(200);
  expect((await project.stranger(cookieOf(opened))('/preview-end')).headers.get('set-cookie')).toMatch(
    /^preview=; Max-Age=0/,
  );
  expect(project.has('releases/current')).toBe(false);
});

test('previews and the editor allow no script of a writer', async () => {
  const opened = await project.stranger('')(pathOf(await preview()));
  const places = ['/', '/nothing', '/preview.css'].map((place) => project.stranger(cookieOf(opened))(place));
  const answers = [opened, ...(await Promise.all(places)), await project.stranger('')('/')];
  expect(answers.map(({ status }) => status)).toEqual([303, 200, 404, 200, 401]);
  for (const { headers } of answers) {
    // Files of this origin and the inline scripts of the site.
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+')+;.*frame-ancestors 'none'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const place of ['/editor', '/editor/conditions/knee-pain', '/editor/api/me', '/editor/api/nothing']) {
    const { headers } = await project.writer.ask(place);
    expect(headers.get('content-security-policy'), place).toMatch(/^default-src 'self';(?!.*script-src)/);
    expect(headers.get('x-content-type-options'), place).toBe('nosniff');
  }
});

test('compresses pages of a preview and data for the editor', async () => {
  const cookie = cookieOf(await project.stranger('')(pathOf(await preview())));
  const headers = { 'X-Accept-Encoding': 'gzip', Cookie: cookie };
  const { ask } = project.as({ name: 'Asha', mayPublish: false }, headers);
  for (const place of ['/', '/editor/api/kinds'])
    expect((await ask(place)).headers.get('x-content-encoding'), place).toBe('gzip');
});

test('builds the link with SITE_URL', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.in');
  expect(await preview()).toMatch(/^https:\/\/www\.example\.in\/editor\/preview\/[0-9a-f]{64}$/);
  vi.unstubAllEnvs();
});

test('lists the previews, and names and opens the pages that changed', async () => {
  await project.publish();
  project.save('Asha', 'src/content/conditions/gout.mdx', page('Gout <b>', 'Gout hurts.'));
  const link = await preview();
  expect(link).toMatch(/^https:\/\/clinic\.example\//);
  const { previews } = await project.overview();
  const pages = [{ title: 'Gout <b>', page: '/pain-conditions/gout' }];
  expect(previews).toMatchObject([{ link, by: 'Asha', pages }]);
  expect(Date.parse(previews[0]?.until ?? '') - Date.parse(previews[0]?.at ?? '')).toBe(WEEK_MS);

  const opened = await project.stranger('')(`${pathOf(link)}?page=/pain-conditions/gout`);
  expect(opened.headers.get('location')).toBe('/pain-conditions/gout');
  const bar = await (await project.stranger(cookieOf(opened))('/')).text();
  expect(bar).toContain('<a href="/pain-conditions/gout">Gout &lt;b&gt;</a>');
  expect((await project.stranger(cookieOf(opened))('/.preview.json')).status).toBe(404);
});

test('a preview and a publication lead to pages in short', async () => {
  await project.publish();
  for (const language of ['hindi', 'marathi'])
    project.save('Asha', `src/content/${language}/knee-pain.mdx`, page('Knee', 'In short.'));
  const pages = ['/hi', '/mr'].map((home) => ({ title: 'Knee', page: `${home}/pain-conditions/knee-pain` }));
  await preview();
  expect((await project.overview()).previews[0]?.pages).toEqual(pages);
  expect((await project.publish()).published).toEqual(pages);
});

test('opens the home page instead of another site, the editor and the desk', async () => {
  const link = pathOf(await preview());
  const others = ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'about'];
  for (const asked of [...others, '/editor/api/list', '/desk/sign-out', '/editor']) {
    const opened = await project.stranger('')(`${link}?page=${encodeURIComponent(asked)}`);
    expect(opened.headers.get('location'), asked).toBe('/');
  }
});

test('gives no access to the editor', async () => {
  const cookie = cookieOf(await project.stranger('')(pathOf(await preview())));
  const places = ['/editor', '/editor/blog', '/editor/api/overview', '/editor/api/jobs/1', '/editor/api/me'];
  for (const place of places)
    expect([place, (await project.stranger(cookie)(place)).status]).toEqual([place, 401]);
  const answer = await project.stranger(cookie)('/editor/api/preview', { head: project.head() });
  expect(answer.status).toBe(401);
});

test('serves no file outside the preview through symbolic links', async () => {
  const link = pathOf(await preview());
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

test('expires after a week and is removed with the next one, and rejects a modified link', async () => {
  const link = pathOf(await preview());
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
  project.save('Asha', KNEE, 'later\n');
  await preview();
  expect(existsSync(folder)).toBe(false);
});

test('stores three previews; removed ones have expired', async () => {
  const first = cookieOf(await project.stranger('')(pathOf(await preview())));
  for (const word of ['one', 'two', 'three']) {
    expect((await project.stranger(first)('/')).status).toBe(200);
    project.save('Asha', KNEE, `${word}\n`);
    await preview();
  }
  const gone = await project.stranger(first)('/');
  expect(gone.status).toBe(410);
  expect(gone.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
});
