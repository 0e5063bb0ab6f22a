// What the receptionist's page does in every home of the desk.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#forms/paths.ts';
import { booking } from '../a-desk.ts';
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
import { createFront, type ReceptionHome } from './contract/front.ts';

/** `from` says how a request looks that comes from this address. */
export function describeReception(
  open: () => Promise<ReceptionHome>,
  from: (address: string) => Record<string, string>,
): void {
  let home: ReceptionHome;
  beforeAll(async () => (home = await open()));
  afterAll(() => home.close());
  const front = createFront(() => home, from);
  const { asha, newRequest } = front;

  describe('signing in', () => describeSignIn(front));
  describe('a request', () => describeRequest(front));
  describe('what a patient may ask for', () => describeRights(front));
  describe('finding', () => describeFinding(front));
  describe('people', () => describePeople(front));
  describe('the second factor', () => describeSecondFactor(front));
  describe('passkeys', () => describePasskeys(front));
  describe('alerts', () => describeAlerts(front));
  describe('known browsers', () => describeKnownBrowsers(front));
  describe('attacks', () => describeAttacks(front));

  test('the list says how many have come since', async () => {
    const person = await asha();
    const [, latest = ''] = /data-latest="(\d+)"/.exec((await person.get('/desk')).html) ?? [];
    await newRequest();
    await newRequest();
    expect(JSON.parse((await person.get(`/desk/fresh?after=${latest}`)).html)).toEqual({ count: 2 });
  });

  test('nothing of a patient is logged or said', async () => {
    expect(home.said.join()).not.toMatch(/Ravi|98123|Sunita|Call after/);
    expect(JSON.stringify(await home.read('SELECT * FROM audit_log'))).not.toMatch(/Kumar|98123|Call after/);
  });

  test('requests of patients are taken as ever', async () => {
    expect((await home.post(paths.booking, { ...booking, mobile: '9777777777' })).status).toBe(201);
  });
}
