// The table "Who can read what" in packages/desk/hosting.md.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#desk/reception/queries/roles.ts';
import { from, openServer } from './open-server.ts';
import { createFrontDesk, type FrontDesk, type ReceptionServer } from './contract/front-desk.ts';

let server: ReceptionServer;
let front: FrontDesk;
const secrets = [
  'the key that the editor and the desk share',
  'the key of the second factors, of thirty-two',
] as const;

beforeAll(async () => {
  const secondFactor = { required: 'off', key: secrets[1] } as const;
  server = await openServer({ secondFactor, editor: { key: secrets[0], port: 1 } });
  front = createFrontDesk(() => server, from);
  await front.newRequest({ name: 'Patient Words' });
});
afterAll(() => server.close());

const PLACES = {
  requests: '/desk?view=all',
  export: '/desk/requests.csv',
  people: '/desk/people',
  record: '/desk/record',
  drafts: '/desk/editor',
};

test.each<[who: string, role: Role | undefined, reads: string[]]>([
  ['a visitor', undefined, []],
  ['a writer', 'writer', ['drafts']],
  ['a publisher', 'publisher', ['drafts']],
  ['the front desk', 'front desk', ['requests', 'record']],
  ['a manager', 'manager', ['requests', 'export', 'people', 'record', 'drafts']],
])('%s reads the public pages and only these parts of the desk', async (who, role, reads) => {
  const person = role ? await front.signedIn(`Reads as ${who}`, role) : front.newBrowser();
  expect((await person.get('/about')).html).toBe('about');
  const opened = [];
  for (const [place, address] of Object.entries(PLACES)) {
    const { status, headers, html } = await person.get(address);
    if (status === 200 || headers.get('location') === '/editor') opened.push(place);
    if (!reads.includes('requests')) expect(html).not.toContain('Patient Words');
    for (const secret of secrets) expect(html).not.toContain(secret);
  }
  expect(opened).toEqual(reads);
});

test('the link of a preview gives no access to the desk', async () => {
  const cookie = `preview=${'0a'.repeat(32)}`;
  for (const address of Object.values(PLACES))
    expect([address, (await front.newBrowser().get(address, { cookie })).status]).toEqual([address, 303]);
});
