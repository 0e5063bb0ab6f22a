// Builds publications and previews one at a time in a Git worktree, while writers continue to save.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { readAll } from '@clinic/content-check/read/files.ts';
import { formatProblems, type Problem } from '@clinic/content-check/report/report.ts';
import { opensOn } from '@clinic/content-check/read/source.ts';
import { never } from '@clinic/contract/waiting.ts';
import type { Parts } from '../api/env.ts';
import { git } from '../api/git.ts';
import { pageOf, titleOf } from '../api/kinds.ts';
import type { Job, Page } from '../api/types.ts';
import { commitChosen } from './git/commit.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { newest, type Version } from './git/history.ts';
import { asked, releases, tag, waitingIn } from './git/releases.ts';
import { explain, isOneOf } from './explain.ts';
import { storePreview } from './previews.ts';

const run = promisify(execFile);

/** Returns the environment for builds, without keys and with little memory. */
const plainEnv = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(PATH|HOME|LANG|TZ|TMPDIR|(PUBLIC|SITE)_.*)$/.test(name),
    ),
  ),
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: '--max-old-space-size=1024',
  NO_COLOR: '1',
  ...more,
});

const MAX_JOBS = 20;
const MAX_OPEN_PREVIEWS = 2;
const MAX_OUTPUT = 64 * 1024 * 1024;
const PREVIEW_ENV = { SHOW_WAITING: 'yes', PUBLIC_OFFLINE: 'no' };
const NOT_BUILT =
  'The pages could not be built. Try again later. If it stays like this, tell the person who runs the site: the log of the editor says why.';

export interface Order extends Pick<Job, 'what' | 'by'> {
  /** The content of this commit is built, whatever is saved later. */
  head: string;
  /** Publishes these pages only, with the rest as it was published. */
  only?: Page[] | undefined;
}

export function createJobs({ root, log }: Pick<Parts, 'root' | 'log'>) {
  const build = path.join(root, 'previews/.build');
  mkdirSync(path.dirname(build), { recursive: true });
  const stopping = new AbortController();
  const jobs: (Job & Order)[] = [];
  const open = () => jobs.filter(({ isDone }) => !isDone);
  let count = 0;
  let work = Promise.resolve();

  /** Creates a worktree with today's code and packages and this content. Removes the rest of a crash first. */
  async function prepare(commit: string) {
    await remove(build);
    await git(root, 'worktree', 'prune');
    await git(root, 'worktree', 'add', '--detach', build, 'HEAD');
    await git(build, 'restore', '--source', commit, '--', contentFolder);
    mkdirSync(path.join(root, 'releases'), { recursive: true });
    for (const name of ['node_modules', 'releases'])
      symlinkSync(path.join(root, name), path.join(build, name));
  }

  async function step(job: Job, name: string, command: string[], more?: Record<string, string>) {
    Object.assign(job, { step: name, since: new Date().toISOString() });
    // Publishers wait for a publication, so it finishes.
    const signal = job.what === 'preview' ? stopping.signal : undefined;
    const options = { cwd: build, env: plainEnv(more), signal, maxBuffer: MAX_OUTPUT };
    return (await run(process.execPath, command, options)).stdout;
  }

  async function check(job: Job, others: Version[]) {
    const command = ['packages/content-check/check-content.ts', '--json'];
    const problems = JSON.parse(await step(job, 'Checking what was written', command)) as Problem[];
    if (problems.length === 0) return;
    Object.assign(job, explain(root, problems, others));
    throw new Error(formatProblems(problems));
  }

  async function publish(job: Job & Order) {
    const { head, only, by } = job;
    const { active, waiting } = await waitingIn(root, head);
    const chosen = only ? waiting.filter(isOneOf(only)) : waiting;
    const commit = active && only ? await commitChosen(root, active.commit, head, chosen, by) : head;
    const others = waiting.filter((page) => !chosen.includes(page));
    await prepare(commit);
    await check(job, others);
    // A release by hand has no tag yet, and its folder will be removed some day.
    if (active) await tag(root, `published/${active.name}`, active.commit, active.by, active.note);
    await step(job, 'Building the pages', ['tools/release.ts', '--commit', commit]);
    job.published = [];
    // Another publisher may have rolled the site back meanwhile.
    const made = (await releases(root)).find((release) => release.commit === commit);
    await tag(root, `published/${made?.name}`, commit, by, await newest(build));
    const request = await asked(root);
    // A request that arrived during the build stays open.
    if (!others.some(({ file }) => request?.files.includes(file)))
      await git(root, 'merge-base', '--is-ancestor', 'asked', head)
        .then(() => git(root, 'tag', '--delete', 'asked'))
        .catch(() => undefined);
    const all = readAll(build);
    const isChosen = isOneOf(chosen);
    job.published = all.filter(isChosen).flatMap((source) => {
      const [day, page] = [opensOn(source), pageOf(source, all)];
      const isLater = day !== '' && { appearsOn: day };
      return day === never ? [] : { title: titleOf(source), ...(page && { page }), ...isLater };
    });
  }

  async function preview(job: Job & Order) {
    const { head, by } = job;
    await prepare(head);
    await step(job, 'Building the pages', ['tools/build.ts'], PREVIEW_ENV);
    const { active, waiting } = await waitingIn(root, head);
    const all = readAll(build);
    const pages = (active ? waiting : []).flatMap((change) => {
      const page = change.how === 'gone' ? undefined : pageOf(change, all);
      return page ? { title: change.title, page } : [];
    });
    job.link = randomBytes(32).toString('hex');
    await storePreview(root, path.join(build, 'dist'), job.link, { by, pages });
  }

  /** Publications run before waiting previews. */
  async function startNext() {
    const waiting = open();
    const job = waiting.find(({ what }) => what === 'publication') ?? waiting[0];
    if (!job || stopping.signal.aborted) return;
    Object.assign(job, { isWaiting: false, since: new Date().toISOString() });
    try {
      await (job.what === 'preview' ? preview : publish)(job);
      log(`A ${job.what} by ${job.by} is finished.`);
    } catch (error) {
      // After the release, the pages are public.
      if (!job.published) job.problem ??= NOT_BUILT;
      log(`A ${job.what} by ${job.by} failed: ${outputOf(error)}`);
    }
    await remove(build);
    job.isDone = true;
  }

  return {
    /** Waiting and running jobs. */
    open,
    find: (id: number) => jobs.find((job) => job.id === id),
    /** Adds a job to the queue, or returns the open job for the same pages. Undefined after too many previews. */
    start(order: Order): Job | undefined {
      const keyOf = ({ what, head, only }: Order) => JSON.stringify([what, head, only]);
      const known = open().find((job) => keyOf(job) === keyOf(order));
      const previews = open().filter(({ what, by }) => what === 'preview' && by === order.by);
      const isTooMany = order.what === 'preview' && previews.length >= MAX_OPEN_PREVIEWS;
      if (known ?? isTooMany) return known;
      const state = { step: 'Getting ready', isWaiting: true, isDone: false, pages: [] };
      const job = { ...order, ...state, id: ++count, since: new Date().toISOString() };
      jobs.push(job);
      if (jobs[0]?.isDone && jobs.length > MAX_JOBS) jobs.shift();
      work = work.then(startNext);
      return job;
    },
    /** Activates an earlier release. */
    rollBack: (name: string) =>
      run(process.execPath, ['tools/release.ts', '--back', name], { cwd: root, env: plainEnv() }),
    /** Resolves when the queue is empty. */
    onIdle: () => work,
    close() {
      stopping.abort();
      return work;
    },
  };
}

const remove = (place: string) => rm(place, { recursive: true, force: true });

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return stripVTControlCharacters(`${stdout}\n${stderr}`).trim() || message;
}
