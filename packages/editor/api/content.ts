// The content API: lists, choices, reading, checking, saving, new pages, renaming, deleting, pictures.
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { choicesOf, practiceOf } from './choices.ts';
import type { Env, Parts } from './env.ts';
import { kindInfos, kindNamed, openKind } from './kinds.ts';
import { createList } from './list.ts';
import { createEntry } from './new.ts';
import { problemsOf } from './problems.ts';
import { refuse } from './refuse.ts';
import { isGroup } from './save/details.ts';
import { deletedOf, remove, restoreDeleted } from './save/deleted.ts';
import { sourceNamed } from './save/files.ts';
import { readPicture, storePicture } from './save/pictures.ts';
import { rename } from './save/rename.ts';
import { entryOf, save, withDraft } from './save/save.ts';
import type { Draft, Me } from './types.ts';

const MAX_TEXT = 1024 * 1024;
/** As the desk and nginx.conf allow. */
const MAX_PICTURE = 30 * MAX_TEXT;

export function contentApi(parts: Parts): Hono<Env> {
  const { root, preview, change } = parts;
  const list = createList(parts);
  const api = new Hono<Env>();
  const limitText = limit(
    MAX_TEXT,
    'This is longer than 1 MB, so it is not saved. Shorten it, or make several pages of it.',
  );

  const limitPicture = limit(MAX_PICTURE, 'This file is larger than 30 MB. Send a smaller picture.');

  api.get('/me', (c) => c.json<Me>({ ...c.get('writer'), practice: practiceOf(parts)?.name, preview }));
  api.get('/kinds', (c) => c.json(kindInfos));
  api.get('/list', async (c) => c.json(await list()));
  api.get('/choices', (c) => c.json(choicesOf(parts)));
  api.get('/entries/:kind/:id', (c) => c.json(entryOf(parts, sourceIn(c))));
  api.post('/entries/:kind/:id/check', limitText, async (c) => {
    const draft = await draftIn(c);
    return c.json(problemsOf(root, withDraft(sourceIn(c), draft), parts.cache));
  });
  api.post('/entries/:kind', limitText, async (c) => {
    const { title } = await jsonIn(c);
    const kind = openKind(c.req.param('kind'));
    return c.json({ id: await changed(c, () => createEntry(parts, kind, String(title ?? ''))) });
  });
  api.post('/entries/:kind/:id/rename', limitText, async (c) => {
    const { id } = await jsonIn(c);
    openKind(c.req.param('kind'));
    return c.json({ id: await changed(c, () => rename(parts, sourceIn(c), String(id))) });
  });
  api.delete('/entries/:kind/:id', async (c) => {
    openKind(c.req.param('kind'));
    await changed(c, () => remove(parts, sourceIn(c)));
    return c.json({});
  });
  api.get('/deleted/:kind', (c) => c.json(deletedOf(root, openKind(c.req.param('kind')))));
  api.post('/deleted/:kind/:id', async (c) => {
    const { kind, id } = c.req.param();
    return c.json({ id: await changed(c, () => restoreDeleted(root, openKind(kind), id)) });
  });
  api.post('/pictures/:kind', limitPicture, async (c) => {
    const kind = kindNamed(c.req.param('kind'));
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const store = () => storePicture(root, kind, c.req.query('name') ?? '', bytes);
    return c.json({ path: `./${await changed(c, store)}` });
  });
  api.get('/pictures/:folder/:name', async (c) => {
    const { folder, name } = c.req.param();
    const { bytes, maxAge } = await readPicture(root, folder, name);
    c.header('Cache-Control', `private, max-age=${maxAge}`);
    return c.body(bytes, 200, { 'Content-Type': 'image/webp' });
  });
  api.put('/entries/:kind/:id', limitText, async (c) => {
    const draft = await draftIn(c);
    return c.json(await changed(c, () => save(parts, sourceIn(c), draft)));
  });

  const changed = <T>(c: Context<Env>, work: () => T | Promise<T>) => change(c.get('writer'), work);
  function sourceIn(c: Context<Env, '/:kind/:id'>) {
    const { kind, id } = c.req.param();
    return sourceNamed(parts, kind, id);
  }
  return api;
}

const limit = (maxSize: number, message: string) =>
  bodyLimit({ maxSize, onError: () => refuse(413, message) });

/** Drops keys that would change the prototype of an object. */
export async function jsonIn(c: Context<Env>): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  try {
    const body: unknown = JSON.parse(text, (key, value: unknown) =>
      key === '__proto__' ? undefined : value,
    );
    if (isGroup(body)) return body;
  } catch {
    // The same message as for a list.
  }
  return refuse(400, 'This was not sent by the editor.');
}

async function draftIn(c: Context<Env>): Promise<Draft> {
  const { version, data, body } = await jsonIn(c);
  if (typeof version !== 'string' || !isGroup(data) || !['string', 'undefined'].includes(typeof body))
    return refuse(400, 'This was not sent by the editor.');
  return { version, data, ...(typeof body === 'string' && { body }) };
}
