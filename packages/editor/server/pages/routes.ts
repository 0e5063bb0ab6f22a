import { Cron } from 'croner';
import { Hono, type Context } from 'hono';
import type { Env, Parts } from '../env.ts';
import { saveAs } from '../git/commit.ts';
import { git } from '../git/git.ts';
import { bringBackAll, bringBackPage, changesBetween, historyOf, newest } from '../git/history.ts';
import { asked, dueAgain, publications, tag } from '../git/publications.ts';
import { createJobs, type MakeRoom } from '../jobs.ts';
import { history, jobAddress, jobPage, oneVersion, overview, publicationsPage } from './html.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Everything under /editor: what waits to be published, what was, and the way back to it. */
export function editorPages(parts: Parts, makeRoom: MakeRoom) {
  const { root, say, turn } = parts;
  const jobs = createJobs(parts, makeRoom);
  const nightly = new Cron('30 1 * * *', { timezone: 'Asia/Kolkata' }, publishDue);
  const app = new Hono<Env>();

  async function publishDue() {
    const commit = await dueAgain(root, new Date());
    // A publication that was asked for shows what is due too, and is newer.
    if (commit && !jobs.open().some(({ what }) => what === 'publication'))
      jobs.start({ what: 'publication', commit, by: 'the calendar' });
  }

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Robots-Tag', 'noindex, nofollow');
  });

  app.get('/', async (c) => {
    const [all, head, last] = await Promise.all([publications(root), newest(root), asked(root)]);
    const front = all.find(({ isInFront }) => isInFront);
    const waiting = front ? await changesBetween(root, front.commit, head) : [];
    // Git tells moments by the second.
    const stillAsked = last && (!front || Number(last.at) + 1000 > Number(front.at)) ? last : undefined;
    const now = { waiting, front, head, stillAsked, jobs: jobs.open() };
    return c.html(overview(writerOf(c), now, c.req.query('said')));
  });
  app.post('/ask', async (c) => {
    await turn(() => tag(root, 'asked', 'HEAD', writerOf(c).name));
    return c.redirect('/editor?said=asked', 303);
  });
  app.post('/:what{publish|preview}', async (c) => {
    const { name: by, mayPublish } = writerOf(c);
    const what = c.req.param('what') === 'publish' ? 'publication' : 'preview';
    if (what === 'publication' && !mayPublish) return forbidden(c);
    const { commit } = await c.req.parseBody();
    // Nobody publishes what they have not seen.
    if (commit !== (await newest(root))) return c.redirect('/editor?said=more', 303);
    return c.redirect(jobAddress(jobs.start({ what, commit, by })), 303);
  });
  app.get('/job', (c) => {
    const job = jobs.find(Number(c.req.query('of')));
    const here = `${c.req.header('x-forwarded-proto')}://${c.req.header('x-forwarded-host')}`;
    const site = URL.parse(process.env.SITE_URL ?? '')?.origin ?? here;
    return c.html(jobPage(job, `${site}/editor/preview/${job?.link}`));
  });

  app.get('/history/:kind{[a-z]+}/:id{[a-z0-9-]+}', async (c) => {
    const versions = await historyOf(root, c.req.param('kind'), c.req.param('id'));
    return versions.length > 0 ? c.html(history(versions)) : c.notFound();
  });
  app.on(['GET', 'POST'], '/history/:kind{[a-z]+}/:id{[a-z0-9-]+}/:commit', async (c) => {
    const { kind, id, commit } = c.req.param();
    const version = (await historyOf(root, kind, id)).find((one) => one.commit === commit);
    if (!version || version.how === 'gone') return c.notFound();
    if (c.req.method === 'GET')
      return c.html(oneVersion(version, await git(root, 'show', `${commit}:${version.file}`)));
    await turn(() => saveAs(root, writerOf(c).name, say, () => bringBackPage(root, version)));
    return c.redirect('/editor?said=back', 303);
  });

  app.get('/publications', async (c) => c.html(publicationsPage(await publications(root), writerOf(c))));
  app.post('/publications/:name/:what{site|words}', async (c) => {
    const { name, mayPublish } = writerOf(c);
    const { what } = c.req.param();
    const publication = (await publications(root)).find((one) => one.name === c.req.param('name'));
    if (what === 'site' && !mayPublish) return forbidden(c);
    if (!publication) return c.notFound();
    if (what === 'site') await jobs.goBack(publication.name);
    else await turn(() => saveAs(root, name, say, () => bringBackAll(root, publication.commit)));
    return c.redirect(what === 'site' ? '/editor' : '/editor?said=back', 303);
  });

  // What has an ending is a file of the forms, and comes from the live site.
  app.all('*', (c, next) => (/\.\w+$/.test(c.req.path) ? next() : c.text('There is nothing here.\n', 404)));

  return {
    app,
    jobs,
    publishDue,
    close() {
      nightly.stop();
      return jobs.close();
    },
  };
}

const forbidden = (c: Context) =>
  c.text('Only a publisher may do this. Ask one to publish, at /editor.\n', 403);

/** Nobody else comes past the previews. */
const writerOf = (c: Context<Env>) => c.get('writer') ?? { name: '', mayPublish: false };
