// The behaviour of the front desk on every platform: Node with SQLite, Workers with D1.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { readReceptionAssets } from '#desk/node/reception-assets.ts';
import { booking } from '../test-desk.ts';
import { describeAlerts } from './contract/alerts.ts';
import { describeAttacks } from './contract/attacks.ts';
import { describeSignIn } from './contract/sign-in.ts';
import { describeFinding } from './contract/finding.ts';
import { describeKnownBrowsers } from './contract/known-browsers.ts';
import { describePasskeys } from './contract/passkeys.ts';
import { describePeople } from './contract/people.ts';
import { describeRequest } from './contract/request.ts';
import { describeRights } from './contract/rights.ts';
import { describeSecondFactor } from './contract/second-factor.ts';
import { createFrontDesk, type ReceptionServer } from './contract/front-desk.ts';

/** `from` returns the headers of a request from this address. */
export function describeReception(
  open: () => Promise<ReceptionServer>,
  from: (address: string) => Record<string, string>,
): void {
  let server: ReceptionServer;
  beforeAll(async () => (server = await open()));
  afterAll(() => server.close());
  const front = createFrontDesk(() => server, from);
  const { asha, latestIn, newRequest } = front;

  describe('signing in', () => describeSignIn(front));
  describe('a request', () => describeRequest(front));
  describe("a patient's rights", () => describeRights(front));
  describe('the list', () => describeFinding(front));
  describe('people', () => describePeople(front));
  describe('the second factor', () => describeSecondFactor(front));
  describe('passkeys', () => describePasskeys(front));
  describe('alerts', () => describeAlerts(front));
  describe('known browsers', () => describeKnownBrowsers(front));
  describe('attacks', () => describeAttacks(front));

  test('counts the requests since any page was loaded', async () => {
    const person = await asha();
    const latest = await latestIn(person, `/desk/requests/${await newRequest()}`);
    await newRequest();
    await newRequest();
    expect(JSON.parse((await person.get(`/desk/fresh?after=${latest}`)).html)).toEqual({ count: 2 });
  });

  test('has the style sheets and fonts of the design', async () => {
    const person = await asha();
    const { style, fonts } = readReceptionAssets();
    expect((await person.get('/desk/styles/desk.css')).html).toBe(style);
    for (const name of Object.keys(fonts))
      expect((await person.get(`/desk/styles/fonts/${name}`)).status, name).toBe(200);
  });

  test('logs no patient data', async () => {
    expect(server.logged.join()).not.toMatch(/Ravi|98123|Sunita|Call after/);
    expect(JSON.stringify(await server.read('SELECT * FROM audit_log'))).not.toMatch(
      /Kumar|98123|Call after/,
    );
  });

  test('still accepts requests from the forms', async () => {
    expect((await server.post(paths.booking, { ...booking, mobile: '9777777777' })).status).toBe(201);
  });
}
