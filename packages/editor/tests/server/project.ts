// A project of a few files with Git around it, and the editor before it. The check and the build are scripts of a few lines.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { makeFolder, writeFiles } from '@clinic/desk/tests/folder.ts';
import { createApp } from '../../server/app.ts';

export const KEY = 'k'.repeat(32);
export const KNEE = 'src/content/conditions/knee-pain.mdx';

/** Fails as the check does where a word is written that no doctor can promise. */
const CHECK = `
import { readdirSync, readFileSync } from 'node:fs';
const folder = 'src/content/conditions/';
for (const name of readdirSync(folder))
  if (readFileSync(folder + name, 'utf8').includes('cure')) {
    console.log(folder + name + ', line 4\\n   "cure" is a promise.\\n   → Say what it may help with.\\n\\n1 thing to put right.');
    process.exitCode = 1;
  }
`;
const BUILD = `
import { cpSync, existsSync, writeFileSync } from 'node:fs';
cpSync('src/content/conditions', 'dist/conditions', { recursive: true });
const words = JSON.stringify({ key: process.env.EDITOR_KEY, waiting: process.env.SHOW_WAITING, offline: process.env.PUBLIC_OFFLINE });
writeFileSync('dist/index.html', '<!doctype html><html><body><p>' + words + '</p></body></html>');
for (let waits = 0; existsSync('releases/hold') && waits < 500; waits++) await new Promise((go) => setTimeout(go, 20));
`;
const RELEASE = `
import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
const [option, wanted] = process.argv.slice(2);
const name = wanted ?? new Date().toISOString().replaceAll(/[:.]/g, '');
if (!option) {
  await import('./build.ts');
  renameSync('dist', 'releases/' + name);
}
rmSync('releases/current', { force: true });
symlinkSync(name, 'releases/current');
`;

export function createProject() {
  const { folder, clear } = makeFolder({
    '.gitignore': 'node_modules\nreleases\npreviews\ndist\n',
    'package.json': '{ "type": "module" }',
    'packages/content-check/check-content.ts': CHECK,
    'tools/build.ts': BUILD,
    'tools/release.ts': RELEASE,
  });
  const root = realpathSync(folder);
  const write = (file: string, text: string) => writeFiles(root, { [file]: text });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const save = (name: string, file: string, text: string) => {
    write(file, text);
    git('add', '--all');
    git('-c', `user.name=${name}`, '-c', 'user.email=a@b.invalid', 'commit', '-qm', `Change ${file}`);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  mkdirSync(path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'releases'));
  save('Setter', KNEE, '---\ntitle: Knee pain\n---\nRest helps some.\n');

  const said: string[] = [];
  const editor = createApp({ root, key: KEY, turn: pLimit(1), say: (sentence) => said.push(sentence) });
  const asking = (headers: Record<string, string>) => (address: string, form?: Record<string, string>) =>
    Promise.resolve(
      editor.app.request(`https://clinic.example${address}`, {
        method: form ? 'POST' : 'GET',
        ...(form && { body: new URLSearchParams(form) }),
        headers: {
          Authorization: `Bearer ${KEY}`,
          'X-Forwarded-Host': 'clinic.example',
          'X-Forwarded-Proto': 'https',
          ...headers,
        },
      }),
    );
  const as = (name: string, mayPublish: boolean, more = {}) =>
    asking({ 'X-Writer': encodeURIComponent(JSON.stringify({ name, mayPublish })), ...more });
  return {
    root,
    editor,
    said,
    write,
    git,
    save,
    writer: as('Asha', false),
    publisher: as('Meera', true),
    asks: (address: string, headers: Record<string, string>) => as('Asha', false, headers)(address),
    stranger: (cookie: string) => asking({ Cookie: cookie }),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
    /** Presses the button, and waits until the job has come to its end. */
    async publish() {
      const answer = await this.publisher('/editor/publish', { commit: git('rev-parse', 'HEAD') });
      await editor.pages.jobs.rest();
      return answer;
    },
    async end() {
      await editor.close();
      clear();
    },
  };
}
export type Project = ReturnType<typeof createProject>;
