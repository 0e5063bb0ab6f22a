// What the forms ask beside what Keystatic reads and saves.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute } from 'astro';
import { Hono, type Context } from 'hono';
import { clinicDay } from '#lib/dates.ts';
import { kinds, type Kind } from '#schemas/kinds.ts';
import { readPlateFacts } from '#schemas/plates.ts';
import { adviceOnPage } from '@clinic/content-check/advice.ts';
import { mistakesWithOthers } from '@clinic/content-check/check.ts';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { platesFolder } from '@clinic/content-check/pictures/plates.ts';
import { folderOf, readAll, readKind, type Kept } from '@clinic/content-check/read/files.ts';
import { ofKind } from '@clinic/content-check/read/source.ts';
import { begin } from '../new.ts';
import { screenPages } from '../pages.ts';
import { apiPath } from './ask.ts';
import { bringBack, deletedOf } from './deleted.ts';
import { keepPicture } from './keep-picture.ts';

/** As long as what it `stops` is so, the site cannot be published. */
export type Advice = ReturnType<typeof adviceOn>[number];
export type Site = ReturnType<typeof siteNow>;

const root = process.cwd();
const kept: Kept = new Map();
const api = new Hono().basePath(apiPath);

api.get('/advice', (c) => c.json(adviceOn(kindIn(c), c.req.query('id'))));

/** Begins a page from its template. */
api.post('/new', (c) => c.text(written(begin(root, kindIn(c), nameIn(c)))));

/** What of a kind can be brought back. */
api.get('/deleted', (c) => c.json(deletedOf(root, kindIn(c))));

/** Brings one back. */
api.post('/deleted', (c) => c.text(written(bringBack(root, kindIn(c), c.req.query('id') ?? ''))));

function written(file: string): string {
  console.log(`Saved ${file}`);
  return path.parse(file).name;
}

/** Keeps a picture beside the articles of its kind, and says how an article names it. */
api.post('/pictures', async (c) => {
  const kind = kindIn(c);
  const name = await keepPicture(root, kind, nameIn(c), new Uint8Array(await c.req.arrayBuffer()));
  console.log(`Saved ${folderOf(kind)}/${name}`);
  return c.text(`./${name}`);
});

api.get('/site', (c) => c.json(siteNow()));

/** In words that a writer understands. */
api.onError(({ message }, c) => c.text(message, 400));

function kindIn(c: Context) {
  const kind = kinds.find((one) => one === c.req.query('kind'));
  if (!kind) throw new Error('There is no such kind of content.');
  return kind;
}

const nameIn = (c: Context) => c.req.query('name') ?? '';

/**
 * What is said of a file that was saved, in the words of the content check: what is wrong between it and others, which
 * cannot be refused, since they are written one after the other; and what could be better.
 */
function adviceOn(kind: Kind, id = '') {
  const source = readKind(root, kind, [], kept).find((one) => one.id === id);
  if (!source) return [];
  const wrong = mistakesWithOthers(root, source, kept).map(({ file, line, says, mend }) => ({
    says: file === source.file ? says : `${file}, line ${line}: ${says}`,
    mend,
    stops: true,
  }));
  const better = adviceOnPage(source, clinicDay(Date.now()));
  return [...wrong, ...better.map(({ says, mend }) => ({ says, mend, stops: false }))];
}

/** What the forms offer of the site. */
function siteNow() {
  const sources = readAll(root, [], kept);
  const articles = ofKind(sources, 'conditions', 'services', 'blog', 'notices').flatMap((source) => {
    const address = addressOf[source.kind]?.(source.id);
    return address ? [{ address, title: source.data.title ?? source.id }] : [];
  });
  const screens = Object.entries(screenPages).map(([word, address]) => ({ address, title: word }));
  const website = ofKind(sources, 'practice').find(({ data }) => data.website)?.data.website;
  const terms = ofKind(sources, 'glossary').map(({ id, data }) => ({ id, term: data.term ?? id }));
  /** Of the public site. */
  const host = URL.parse(String(website))?.host;
  return { pages: [...screens, ...articles], host, plates: platesOf(), terms };
}

function platesOf() {
  const home = path.join(root, platesFolder);
  return globSync('*.json', { cwd: home })
    .toSorted()
    .flatMap((file) => {
      const { data } = readPlateFacts(readFileSync(path.join(home, file), 'utf8'));
      const { name } = path.parse(file);
      return data ? [{ name, address: `/${platesFolder}/${name}.webp`, shows: data.alt }] : [];
    });
}

export const prerender = false;
export const ALL: APIRoute = ({ request }) => api.fetch(request);
