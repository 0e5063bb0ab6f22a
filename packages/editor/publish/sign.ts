// Signatures of doctors, with the functions of `npm run review`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { clinicDay } from '@clinic/contract/dates.ts';
import { sourceIn } from '@clinic/content-check/read/files.ts';
import { signable, type Signable } from '@clinic/content-check/review/signable.ts';
import { jsonIn } from '../api/content.ts';
import type { Env, Parts, Writer } from '../api/env.ts';
import { git } from '../api/git.ts';
import { inWords, titleOf } from '../api/kinds.ts';
import { refuse } from '../api/refuse.ts';
import { allSources } from '../api/save/files.ts';
import type { ToSign } from '../api/types.ts';
import { changedParts } from './changed-parts.ts';
import { titleNow } from './git/history.ts';

const NOT_A_DOCTOR =
  'Only a doctor of the team can sign. Ask a manager to give you the role doctor, and to write your name as it is under Team.';
const CHANGED = 'This has changed since you opened it, or is signed already. Look at it again.';

/** Lists the items that wait, and signs an item that is still as it was shown. */
export function signing({ root, cache, change }: Parts): Hono<Env> {
  const app = new Hono<Env>();
  const waiting = () => {
    const sources = allSources({ root, cache });
    const items = signable(root, sources, clinicDay(Date.now())).filter(({ waits }) => waits);
    return items.map((item) => ({ item, source: sources.find(({ file }) => file === item.file)! }));
  };
  app.use('/sign', (c, next) => (c.get('writer').signsAs ? next() : refuse(403, NOT_A_DOCTOR)));

  app.get('/sign', async (c) =>
    c.json<ToSign[]>(
      await Promise.all(
        waiting().map(async ({ item, source }) => ({
          kind: item.kind,
          name: item.name,
          title: item.kind === 'plates' ? inWords(item.name) : titleOf(source),
          waits: item.waits?.text ?? '',
          ...(item.page && { page: item.page }),
          ...(item.words && { picture: `/pictures/plates/${item.name}`, words: item.words }),
          changes: await changesSince(root, item),
          version: item.version,
        })),
      ),
    ),
  );

  app.post('/sign', async (c) => {
    const { kind, name, version } = await jsonIn(c);
    const writer = c.get('writer');
    await change(writer, () => {
      const found = waiting().find(({ item }) => item.kind === kind && item.name === name);
      if (!found || found.item.version !== version) refuse(409, CHANGED);
      const file = path.join(root, found.item.file);
      const by = signatureOf(writer, found.item);
      writeFileSync(file, found.item.sign(readFileSync(file, 'utf8'), by, clinicDay(Date.now())));
    });
    return c.json({ left: waiting().length });
  });
  return app;
}

/** Pages and plates name the doctor by file name, the rest by name. */
const signatureOf = ({ name, signsAs = '' }: Writer, { kind }: Signable) =>
  kind === 'pages' || kind === 'plates' ? signsAs : name;

/** Returns the changes since the last signature; none when it was never signed. */
async function changesSince(root: string, { kind, file, waits }: Signable): Promise<ToSign['changes']> {
  if (kind === 'plates' || waits?.reason === 'unsigned') return [];
  // The commit that wrote the signature.
  const commit = (await git(root, 'log', '-1', '--format=%H', '-G', '^ *version:', '--', file)).trim();
  if (!commit) return [];
  const before = sourceIn(file, await git(root, 'show', `${commit}:${file}`));
  return changedParts(before, sourceIn(file, readFileSync(path.join(root, file), 'utf8')), titleNow(root));
}
