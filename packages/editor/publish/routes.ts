// The API of publishing: waiting changes, jobs, previews, history, earlier releases.
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { sourceIn } from '@clinic/content-check/read/files.ts';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { kinds } from '@clinic/content-model/kinds.ts';
import { repeat } from '@clinic/desk/lib/repeat.ts';
import { jsonIn } from '../api/content.ts';
import type { Env, Parts } from '../api/env.ts';
import { git } from '../api/git.ts';
import { refuse } from '../api/refuse.ts';
import type { Change, Job, Overview, Page, Release } from '../api/types.ts';
import { changedParts } from './changed-parts.ts';
import { isOneOf } from './explain.ts';
import { historyOf, newest, restoreContent, restorePage, titleNow } from './git/history.ts';
import * as published from './git/releases.ts';
import { createJobs, type Order } from './jobs.ts';
import { previewLinks } from './previews.ts';
import { signing } from './sign.ts';

const NOT_A_PUBLISHER = 'Only a publisher may do this. Ask to publish instead.';
const MORE_CHANGES = 'Another writer has saved meanwhile. Look at the changes again, then publish.';
const NOT_EVERYTHING = 'Nothing was published yet. Publish everything first.';
const NOT_WAITING = 'One of these pages no longer waits to be published. Look at the changes again.';
const TOO_MANY = 'Your last previews are still being built. Wait until they are ready.';
const NOT_THERE = 'There is nothing at this address.';

/** As many as a mail lists. */
const MAX_TITLES = 20;
const titlesOf = (pages: Change[]) => pages.slice(0, MAX_TITLES).map(({ title }) => title);

export function publishing(parts: Parts) {
  const { root, change, log } = parts;
  const jobs = createJobs(parts);
  const app = new Hono<Env>();
  app.route('/', signing(parts));
  // At the start, publishes pages that became due while the editor was down.
  let nextNight = new Date();
  const nightly = repeat(
    async () => {
      if (new Date() < nextNight) return nextNight;
      await publishDue();
      return (nextNight = nightAfter(new Date()));
    },
    {
      onError: (error) => log(`Planned pages could not be published: ${(error as Error).message}`),
      afterError: 10 * 60_000,
    },
  );
  nightly.run();

  async function publishDue() {
    const head = await published.dueCommit(root, new Date());
    // A requested publication is newer and includes pages that are due.
    if (head && !jobs.open().some(({ what }) => what === 'publication'))
      jobs.start({ what: 'publication', head, by: 'the calendar' });
  }

  function start(c: Context, order: Order) {
    const job = jobs.start(order);
    return job ? c.json(shown(c, job)) : refuse(409, TOO_MANY);
  }

  app.get('/overview', async (c) => {
    const [head, request] = await Promise.all([newest(root), published.asked(root)]);
    const { active, waiting } = await published.waitingIn(root, head);
    const titles = titlesOf(waiting.filter(({ file }) => request?.files.includes(file)));
    return c.json<Overview>({
      head,
      waiting,
      planned: await published.plannedIn(root, head),
      ...(active && { active }),
      ...(request && titles.length > 0 && { asked: { by: request.by, at: request.at, titles } }),
      jobs: jobs.open().map((job) => shown(c, job)),
      previews: previewLinks(root).map((one) => ({ ...one, link: linkAt(c, one.link) })),
      hasNewCode: active !== undefined && (await published.hasNewCode(root, active)),
    });
  });

  app.post('/preview', async (c) => {
    const { head } = await orderIn(c);
    if (head !== (await newest(root))) return refuse(409, MORE_CHANGES);
    return start(c, { what: 'preview', head, by: c.get('writer').name });
  });
  app.post('/publish', requirePublisher, async (c) => {
    const { head, only } = await orderIn(c);
    // The publisher saw an older commit, and has to see the changes first.
    if (head !== (await newest(root))) return refuse(409, MORE_CHANGES);
    const { active, waiting } = await published.waitingIn(root, head);
    if (only && !active) return refuse(409, NOT_EVERYTHING);
    if (only && !only.every(isOneOf(waiting))) return refuse(409, NOT_WAITING);
    return start(c, { what: 'publication', head, only, by: c.get('writer').name });
  });
  app.post('/rebuild', requirePublisher, async (c) => {
    const active = await published.activeRelease(root);
    if (!active) return refuse(404, 'Nothing was published yet.');
    return start(c, { what: 'publication', head: active.commit, by: c.get('writer').name });
  });
  app.post('/ask', async (c) => {
    const writer = c.get('writer');
    const { only } = await orderIn(c);
    const wanted = await change(writer, async () => {
      const { waiting } = await published.waitingIn(root, await newest(root));
      const pages = only ? waiting.filter(isOneOf(only)) : waiting;
      await published.tag(root, 'asked', 'HEAD', writer.name, pages.map(({ file }) => file).join(' '));
      return pages;
    });
    // The desk mails the publishers.
    c.header('X-Asks-Publishers', encodeURIComponent(JSON.stringify(titlesOf(wanted))));
    return c.json({});
  });
  app.get('/jobs/:id', (c) => {
    const job = jobs.find(Number(c.req.param('id')));
    return job ? c.json(shown(c, job)) : refuse(404, NOT_THERE);
  });

  const versionsOf = async (c: Context) => {
    const kind = kinds.find((one) => one === c.req.param('kind'));
    return kind ? historyOf(root, kind, c.req.param('id') ?? '') : [];
  };
  app.get('/history/:kind/:id{[a-z0-9-]+}', async (c) => {
    const versions = await versionsOf(c);
    return versions.length > 0 ? c.json<Change[]>(versions) : refuse(404, NOT_THERE);
  });
  app.on(['GET', 'POST'], '/history/:kind/:id{[a-z0-9-]+}/:commit', async (c) => {
    const version = (await versionsOf(c)).find(({ commit }) => commit === c.req.param('commit'));
    if (!version || version.how === 'gone') return refuse(404, NOT_THERE);
    if (c.req.method === 'POST') {
      await change(c.get('writer'), () => restorePage(root, version));
      return c.json({ id: version.id });
    }
    const text = await git(root, 'show', `${version.commit}:${version.file}`);
    return c.json({ whole: changedParts(undefined, sourceIn(version.file, text), titleNow(root)) });
  });

  app.get('/releases', async (c) => c.json<Release[]>(await published.releases(root)));
  app.post('/releases/:name/:what{site|words}', requirePublisher, async (c) => {
    const { name, what } = c.req.param();
    const release = (await published.releases(root)).find((one) => one.name === name);
    if (!release) return refuse(404, NOT_THERE);
    if (what === 'site') await jobs.rollBack(release.name);
    else await change(c.get('writer'), () => restoreContent(root, release.commit));
    return c.json({});
  });

  const close = () => Promise.all([nightly.stop(), jobs.close()]);
  return { app, jobs, publishDue, close };
}

/** Returns the next 1:30 at night in India, which has no daylight saving time. */
export function nightAfter(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(20, 0, 0, 0);
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS);
}

const requirePublisher: MiddlewareHandler<Env> = async (c, next) =>
  c.get('writer').mayPublish ? next() : refuse(403, NOT_A_PUBLISHER);

/** Links to previews are sent to others, so they have the address of the site. */
function linkAt(c: Context, link: string): string {
  const here = `${c.req.header('x-forwarded-proto')}://${c.req.header('x-forwarded-host')}`;
  return `${URL.parse(process.env.SITE_URL ?? '')?.origin ?? here}/editor/preview/${link}`;
}

const shown = (c: Context, { link, ...job }: Job): Job => ({
  ...job,
  ...(link && { link: linkAt(c, link) }),
});

async function orderIn(c: Context<Env>) {
  const { head, pages } = await jsonIn(c);
  return { head: String(head), only: Array.isArray(pages) ? (pages as Page[]) : undefined };
}
