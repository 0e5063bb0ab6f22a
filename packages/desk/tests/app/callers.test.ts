import { describe, expect, test } from 'vitest';
import { believedAddress, callerAt, customerAt, siteAt } from '#desk/lib/caller.ts';
import { createRefusalLog, createReporter } from '#desk/lib/logger.ts';
import { createLimits, createRateLimit } from '#desk/lib/rate-limit.ts';

describe('who is calling', () => {
  test.each([
    [callerAt, '::ffff:203.0.113.9', '203.0.113.9'],
    [callerAt, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [callerAt, 'fe80::1%eth0', 'fe80::/64'],
    [callerAt, '2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
    [callerAt, '::1', '::/64'],
    [siteAt, '2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    [siteAt, '::ffff:203.0.113.9', '203.0.113.9'],
    [customerAt, '2001:db8:1:12ff:3:4:5:6', '2001:db8:1:1200::/56'],
  ])('%o: %s counts as %s', (networkAt, address, network) => expect(networkAt(address)).toBe(network));

  test.each([
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 0, '10.0.0.1'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 1, '192.0.2.7'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 2, '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 5, '10.0.0.1'],
    ['nonsense', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
  ])(
    'X-Forwarded-For "%s" is believed only as far as %d proxies of our own reach',
    (header, proxies, address) => expect(believedAddress('10.0.0.1', header, proxies)).toBe(address),
  );
});

describe('the limit per caller', () => {
  test('a burst, then evenly; a clock that is set back locks nobody out', () => {
    const wait = createRateLimit(30);
    const burst = Array.from({ length: 31 }, () => wait('a', 0));
    expect(burst).toEqual([...Array<number>(30).fill(0), 2]);
    expect(wait('b', 0)).toBe(0);
    expect([1000, 2000, 2000, 10_000_000, 0].map((now) => wait('a', now))).toEqual([1, 0, 2, 0, 0]);
  });

  test('many callers are forgotten, the longest unseen first', () => {
    const wait = createRateLimit(1);
    wait('first', 0);
    for (let n = 0; n < 10_000; n += 1) wait(`caller ${n}`, 0);
    expect(wait('caller 9999', 0)).toBeGreaterThan(0);
    expect(wait('first', 0)).toBe(0);
  });
});

test.each([
  ['one /64 has one limit', 30, 1000, (n: number) => `2001:db8:1:1::${n.toString(16)}`],
  ['a thousand /64 of one /48 have four times that', 120, 1000, (n) => `2001:db8:1:${n.toString(16)}::1`],
  ['everybody together has a hundred times that', 3000, 5000, (n) => `2001:db8:${n.toString(16)}::1`],
])('%s', (_, passed, calls, addressOf) => {
  const limit = createLimits(30);
  const waits = Array.from({ length: calls }, (_, n) => limit(addressOf(n), 0));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(passed);
});

test('of refusals, the first is told at once, the others once a minute with their count', () => {
  const said: string[] = [];
  let now = 0;
  const log = createRefusalLog(
    (sentence) => said.push(sentence),
    () => now,
  );
  for (let n = 0; n < 501; n += 1) log.note(422, '/a');
  log.note(429, '/b');
  expect(said).toEqual(['Refused /a with 422.']);
  now = 60_000;
  log.tell();
  expect(said.slice(1)).toEqual(['Refused /a with 422, 500 times.', 'Refused /b with 429.']);
  now = 120_000;
  log.note(422, '/a');
  expect(said).toHaveLength(4);
  log.note(422, '/a');
  log.tell();
  expect(said).toHaveLength(5);
});

test('trouble is said now and then, not for each request, and it is said when it is over', () => {
  const said: string[] = [];
  let now = 0;
  const say = (sentence: string) => said.push(sentence);
  const { trouble, well } = createReporter(say, 10_000, () => now);
  well('over');
  trouble('full');
  trouble('full');
  now = 10_000;
  trouble('full');
  well('over');
  well('over');
  expect(said).toEqual(['full', 'full', 'over']);
});
