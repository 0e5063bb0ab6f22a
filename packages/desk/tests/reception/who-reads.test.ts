// The rows on people of the table "Who can read what" in packages/desk/hosting.md.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#desk/reception/auth/roles.ts';
import { from, openHome } from './a-home.ts';
import { createFront, type Front, type ReceptionHome } from './contract/front.ts';

let home: ReceptionHome;
let front: Front;
const secrets = [
  'the key that the editor and the desk share',
  'the key of the second factors, of thirty-two',
] as const;

beforeAll(async () => {
  const secondFactor = { required: 'off', key: secrets[1] } as const;
  home = await openHome({ secondFactor, editor: { key: secrets[0], port: 1 } });
  front = createFront(() => home, from);
  await front.newRequest({ name: 'Patient Words' });
});
afterAll(() => home.close());

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
])('%s reads the public pages and these places only', async (who, role, reads) => {
  const person = role ? await front.joined(`Reads as ${who}`, role) : front.someone();
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

test('somebody with a link to a preview reads nothing of the desk', async () => {
  const cookie = `preview=${'0a'.repeat(32)}`;
  for (const address of Object.values(PLACES))
    expect([address, (await front.someone().get(address, { cookie })).status]).toEqual([address, 303]);
});
