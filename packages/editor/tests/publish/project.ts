// A small project in a Git repository with the editor's server. Check and build are short scripts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Writer } from '../../api/env.ts';
import type { Job, Overview } from '../../api/types.ts';
import { makeFolder, writeFiles } from '@clinic/desk/tests/folder.ts';
import { createServer } from '../../serve.ts';

const KEY = 'k'.repeat(32);
export const KNEE = 'src/content/conditions/knee-pain.mdx';

/** Fails like the check on a forbidden promise. */
const CHECK = `
import { readdirSync, readFileSync } from 'node:fs';
const folder = 'src/content/conditions/';
const problems = [];
const report = (name, message, fix) => problems.push({ file: folder + name, line: 4, message, fix });
const names = readdirSync(folder);
for (const name of names) {
  const text = readFileSync(folder + name, 'utf8');
  if (text.includes('cure')) report(name, '"cure" is a promise.', 'Say what it may help with.');
  if (text.includes('needs gout') && !names.includes('gout.mdx'))
    report(name, 'The link goes to /pain-conditions/gout, a page that does not exist.', 'Choose another page.');
}
console.log(JSON.stringify(problems));
`;
const BUILD = `
import { cpSync, existsSync, writeFileSync } from 'node:fs';
cpSync('src/content/conditions', 'dist/conditions', { recursive: true });
const words = JSON.stringify({ key: process.env.EDITOR_KEY, heap: process.env.NODE_OPTIONS, waiting: process.env.SHOW_WAITING, offline: process.env.PUBLIC_OFFLINE });
writeFileSync('dist/index.html', '<!doctype html><html><body><p>' + words + '</p></body></html>');
for (let waits = 0; existsSync('releases/hold') && waits < 500; waits++) await new Promise((go) => setTimeout(go, 20));
`;
const RELEASE = `
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
const [option, value] = process.argv.slice(2);
const name = option === '--back' ? value : new Date().toISOString().replaceAll(/[:.]/g, '');
if (option === '--commit') {
  await import('./build.ts');
  writeFileSync('dist/.commit', value);
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
    git('-c', `user.name=${name}`, '-c', 'user.email=a@b.invalid', 'commit', '-qm', 'Save');
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  mkdirSync(path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'releases'));
  save('Setter', KNEE, page('Knee pain', 'Rest helps some.'));

  const said: string[] = [];
  const editor = createServer(root, KEY, (message) => said.push(message));
  const asking =
    (headers: Record<string, string>) =>
    (address: string, sent?: unknown): Promise<Response> =>
      Promise.resolve(
        editor.app.request(`https://clinic.example${address}`, {
          method: sent === undefined ? 'GET' : 'POST',
          body: JSON.stringify(sent),
          headers: {
            Authorization: `Bearer ${KEY}`,
            'X-Forwarded-Host': 'clinic.example',
            'X-Forwarded-Proto': 'https',
            ...headers,
          },
        }),
      );
  /** Asks the API, and returns the body of the answer. */
  const as = (writer: Writer & { maySign?: boolean }, headers: Record<string, string> = {}) => {
    const ask = asking({ 'X-Writer': encodeURIComponent(JSON.stringify(writer)), ...headers });
    const status = async (path: string, sent?: unknown) => (await ask(`/editor/api${path}`, sent)).status;
    const get = async <T>(path: string, sent?: unknown) =>
      (await (await ask(`/editor/api${path}`, sent)).json()) as T;
    return { ask, status, get };
  };
  const head = () => git('rev-parse', 'HEAD');
  return {
    ...{ root, editor, said, write, git, save, head, as },
    writer: as({ name: 'Asha', mayPublish: false }),
    publisher: as({ name: 'Meera', mayPublish: true }),
    stranger: (cookie: string) => asking({ Cookie: cookie }),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
    overview: () => as({ name: 'Asha', mayPublish: false }).get<Overview>('/overview'),
    /** Publishes, and returns the job when it has ended. */
    async publish(pages?: { kind: string; id: string }[]): Promise<Job> {
      const { id } = await this.publisher.get<Job>('/publish', { head: head(), pages });
      return this.ended(id);
    },
    async ended(id: number): Promise<Job> {
      await editor.publish.jobs.onIdle();
      return this.writer.get<Job>(`/jobs/${id}`);
    },
    async end() {
      await editor.close();
      clear();
    },
  };
}
export type Project = ReturnType<typeof createProject>;

/** The text of a page. */
export const page = (title: string, words: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n${words}\n`;
