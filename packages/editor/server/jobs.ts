import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { plainEnv, type Parts } from './env.ts';
import { CONTENT, git } from './git/git.ts';
import { changesBetween, type Change } from './git/history.ts';
import { publications, tag } from './git/publications.ts';

const run = promisify(execFile);
const PREVIEWS_KEPT = 3;
const JOBS_KEPT = 20;
const TO_LOOK_AT = { SHOW_WAITING: 'yes', PUBLIC_OFFLINE: 'no' };

export interface Job {
  /** In the order in which they were asked for. */
  id: number;
  what: 'publication' | 'preview';
  /** The words of this moment are taken, whatever is saved meanwhile. */
  commit: string;
  by: string;
  /** What the link to a preview ends with. Nobody can guess it. */
  link: string;
  step: string;
  since: Date;
  changes: Change[];
  isWaiting: boolean;
  isOver: boolean;
  /** In the words of the check, or of the build. */
  trouble?: string;
}

export type MakeRoom = (work: () => Promise<void>) => Promise<void>;

/** Makes publications and previews, one at a time, in a folder of their own: meanwhile writers go on saving. */
export function createJobs({ root, say }: Pick<Parts, 'root' | 'say'>, makeRoom: MakeRoom) {
  const previews = path.join(root, 'previews');
  const build = path.join(previews, '.build');
  const stopping = new AbortController();
  const jobs: Job[] = [];
  const open = () => jobs.filter(({ isOver }) => !isOver);
  let count = 0;
  let work = Promise.resolve();

  /** The code as it is, the words as they were, and what was installed. What a crash has left goes first. */
  async function prepare({ commit }: Job) {
    await remove(build);
    await git(root, 'worktree', 'prune');
    await git(root, 'worktree', 'add', '--detach', build, 'HEAD');
    await git(build, 'restore', '--source', commit, '--', CONTENT);
    mkdirSync(path.join(root, 'releases'), { recursive: true });
    for (const name of ['node_modules', 'releases'])
      symlinkSync(path.join(root, name), path.join(build, name));
  }

  async function step(job: Job, name: string, file: string, more: Record<string, string> = {}) {
    Object.assign(job, { step: name, since: new Date() });
    const env = plainEnv({ NO_COLOR: '1', ...more });
    const { signal } = stopping;
    await run(process.execPath, [file], { cwd: build, env, signal, maxBuffer: 64 * 1024 * 1024 });
  }

  const inFront = async () => (await publications(root)).find(({ isInFront }) => isInFront);

  async function publish(job: Job) {
    const before = await inFront();
    if (before) job.changes = await changesBetween(root, before.commit, job.commit);
    await step(job, 'Checking what was written', 'packages/content-check/check-content.ts');
    await step(job, 'Building the pages', 'tools/release.ts');
    await tag(root, `published/${(await inFront())?.name}`, job.commit, job.by);
  }

  async function preview(job: Job) {
    await step(job, 'Building the pages', 'tools/build.ts', TO_LOOK_AT);
    const age = (name: string) => statSync(path.join(previews, name)).ctimeMs;
    const others = readdirSync(previews).filter((name) => name !== '.build');
    const over = others.sort((a, b) => age(b) - age(a)).slice(PREVIEWS_KEPT - 1);
    for (const name of over) await remove(path.join(previews, name));
    renameSync(path.join(build, 'dist'), path.join(previews, job.link));
  }

  async function make(job: Job) {
    try {
      await prepare(job);
      await (job.what === 'preview' ? preview : publish)(job);
    } finally {
      await remove(build);
    }
  }

  /** A publication goes before previews that wait. */
  async function startNext() {
    const waiting = open();
    const job = waiting.find(({ what }) => what === 'publication') ?? waiting[0];
    if (!job || stopping.signal.aborted) return;
    Object.assign(job, { isWaiting: false, since: new Date() });
    await makeRoom(() => make(job)).catch((error: unknown) => (job.trouble = wordsOf(error)));
    job.isOver = true;
    say(`A ${job.what} by ${job.by} ${job.trouble ? `has failed. ${job.trouble}` : 'is made.'}`);
  }

  return {
    /** Those that wait or are being made. */
    open,
    /** The job with this number, or else the one that is being made, or was made last. */
    find: (id?: number) =>
      jobs.find((job) => job.id === id) ??
      jobs.find(({ isWaiting, isOver }) => !isWaiting && !isOver) ??
      jobs.findLast(({ isOver }) => isOver),
    /** Adds a job to the queue, once for each commit: the second who asks gets the job of the first. */
    start({ what, commit, by }: Pick<Job, 'what' | 'commit' | 'by'>): Job {
      const known = open().find((job) => job.what === what && job.commit === commit);
      if (known) return known;
      const link = randomBytes(32).toString('hex');
      const state = { step: 'Getting ready', since: new Date(), changes: [], isWaiting: true, isOver: false };
      const job = { id: ++count, what, commit, by, link, ...state };
      jobs.push(job);
      if (jobs[0]?.isOver && jobs.length > JOBS_KEPT) jobs.shift();
      work = work.then(startNext);
      return job;
    },
    /** Puts the site of an earlier publication in front, at once. */
    goBack: (name: string) =>
      run(process.execPath, ['tools/release.ts', '--back', name], { cwd: root, env: plainEnv({}) }),
    /** Resolves when nothing is under way. */
    rest: () => work,
    close() {
      stopping.abort();
      return work;
    },
  };
}

const remove = (place: string) => rm(place, { recursive: true, force: true });

function wordsOf(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  const [said = ''] = stripVTControlCharacters(`${stdout}\n${stderr}`).split('\nAdvice, which stops nothing');
  return (said.trim() || message).split('\n').slice(-40).join('\n');
}
