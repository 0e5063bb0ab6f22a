import { describe, expect, test } from 'vitest';
import { clientAddress, clientNetwork, customerNetwork, siteNetwork } from '#desk/lib/address.ts';
import { createRefusalLog, createReporter } from '#desk/lib/logger.ts';
import { createLimits, createRateLimit } from '#desk/lib/rate-limit.ts';

describe('client addresses', () => {
  test.each([
    [clientNetwork, '::ffff:203.0.113.9', '203.0.113.9'],
    [clientNetwork, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    [clientNetwork, 'fe80::1%eth0', 'fe80::/64'],
    [clientNetwork, '2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
    [clientNetwork, '::1', '::/64'],
    [siteNetwork, '2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    [siteNetwork, '::ffff:203.0.113.9', '203.0.113.9'],
    [customerNetwork, '2001:db8:1:12ff:3:4:5:6', '2001:db8:1:1200::/56'],
  ])('%o maps %s to %s', (networkAt, address, network) => expect(networkAt(address)).toBe(network));

  test.each([
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 0, '10.0.0.1'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 1, '192.0.2.7'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 2, '203.0.113.5'],
    ['198.51.100.1, 203.0.113.5, 192.0.2.7', 5, '10.0.0.1'],
    ['nonsense', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
  ])('trusts X-Forwarded-For "%s" for %d proxies only: %s', (header, proxies, address) =>
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(address),
  );
});

describe('the limit per client', () => {
  test('allows a burst, then an even rate, and survives a clock that is set back', () => {
    const wait = createRateLimit(30);
    const burst = Array.from({ length: 31 }, () => wait('a', 0));
    expect(burst).toEqual([...Array<number>(30).fill(0), 2]);
    expect(wait('b', 0)).toBe(0);
    expect([1000, 2000, 2000, 10_000_000, 0].map((now) => wait('a', now))).toEqual([1, 0, 2, 0, 0]);
  });

  test('forgets the least recently seen of too many clients', () => {
    const wait = createRateLimit(1);
    wait('first', 0);
    for (let n = 0; n < 10_000; n += 1) wait(`client ${n}`, 0);
    expect(wait('client 9999', 0)).toBeGreaterThan(0);
    expect(wait('first', 0)).toBe(0);
  });
});

test.each([
  ['a /64 has one limit', 30, 1000, (n: number) => `2001:db8:1:1::${n.toString(16)}`],
  ['a /48 has four times the limit of a /64', 120, 1000, (n) => `2001:db8:1:${n.toString(16)}::1`],
  ['all clients together have a hundred times the limit', 3000, 5000, (n) => `2001:db8:${n.toString(16)}::1`],
])('%s', (_, passed, calls, addressOf) => {
  const limit = createLimits(30);
  const waits = Array.from({ length: calls }, (_, n) => limit(addressOf(n), 0));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(passed);
});

test('logs the first refusal at once, and then counts once a minute', () => {
  const logged: string[] = [];
  let now = 0;
  const log = createRefusalLog(
    (message) => logged.push(message),
    () => now,
  );
  for (let n = 0; n < 501; n += 1) log.add(422, '/a');
  log.add(429, '/b');
  expect(logged).toEqual(['Refused /a with 422.']);
  now = 60_000;
  log.flush();
  expect(logged.slice(1)).toEqual(['Refused /a with 422, 500 times.', 'Refused /b with 429.']);
  now = 120_000;
  log.add(422, '/a');
  expect(logged).toHaveLength(4);
  log.add(422, '/a');
  log.flush();
  expect(logged).toHaveLength(5);
});

test('logs a lasting failure now and then, and its end once', () => {
  const logged: string[] = [];
  let now = 0;
  const log = (message: string) => logged.push(message);
  const { failed, recovered } = createReporter(log, 10_000, () => now);
  recovered('over');
  failed('full');
  failed('full');
  now = 10_000;
  failed('full');
  recovered('over');
  recovered('over');
  expect(logged).toEqual(['full', 'full', 'over']);
});
