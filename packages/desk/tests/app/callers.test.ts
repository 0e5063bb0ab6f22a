import { describe, expect, test } from 'vitest';
import { believedAddress, callerAt, customerAt, siteAt } from '#desk/lib/caller.ts';
import { createRefusalLog, createReporter } from '#desk/lib/logger.ts';
import { createLimits, createRateLimit } from '#desk/lib/rate-limit.ts';

describe('who is calling', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['2001:0db8:0001:2::9', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
  ])('%s counts as %s', (address, caller) => expect(callerAt(address)).toBe(caller));

  test('a customer has a whole /48', () => {
    expect(siteAt('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
    expect(siteAt('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(customerAt('2001:db8:1:12ff:3:4:5:6')).toBe('2001:db8:1:1200::/56');
    expect(customerAt('2001:db8::1')).toBe('2001:db8::/56');
  });

  test('X-Forwarded-For is believed only as far as our own proxies reach', () => {
    const header = '198.51.100.1, 203.0.113.5, 192.0.2.7';
    expect(believedAddress('10.0.0.1', header, 0)).toBe('10.0.0.1');
    expect(believedAddress('10.0.0.1', header, 1)).toBe('192.0.2.7');
    expect(believedAddress('10.0.0.1', header, 2)).toBe('203.0.113.5');
    expect(believedAddress('10.0.0.1', header, 5)).toBe('10.0.0.1');
    expect(believedAddress('10.0.0.1', 'nonsense', 1)).toBe('10.0.0.1');
    expect(believedAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
  });
});

describe('the limit per caller', () => {
  test('a burst, then evenly', () => {
    const wait = createRateLimit(30);
    const burst = Array.from({ length: 31 }, () => wait('a', 0));
    expect(burst.slice(0, 30).every((seconds) => seconds === 0)).toBe(true);
    expect(burst[30]).toBe(2);
    expect(wait('b', 0)).toBe(0);
    expect(wait('a', 1000)).toBe(1);
    expect(wait('a', 2000)).toBe(0);
    expect(wait('a', 2000)).toBe(2);
    expect(wait('a', 10_000_000)).toBe(0);
  });

  test('a clock that is set back does not lock anybody out', () => {
    const wait = createRateLimit(2);
    expect(wait('a', 1_000_000)).toBe(0);
    expect(wait('a', 0)).toBe(0);
  });

  test('many callers are forgotten, the longest unseen first', () => {
    const wait = createRateLimit(1);
    wait('first', 0);
    for (let n = 0; n < 10_000; n += 1) wait(`caller ${n}`, 0);
    expect(wait('caller 9999', 0)).toBeGreaterThan(0);
    expect(wait('first', 0)).toBe(0);
  });
});

describe('the limits together', () => {
  const sent = (addresses: string[], perMinute = 30) => {
    const limit = createLimits(perMinute);
    return addresses.filter((address) => limit(address, 0) === 0).length;
  };

  test('one /64 has one limit', () => {
    expect(sent(Array.from({ length: 1000 }, (_, n) => `2001:db8:1:1::${n.toString(16)}`))).toBe(30);
  });

  test('a thousand /64 of one /48 have four times that', () => {
    expect(sent(Array.from({ length: 1000 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`))).toBe(120);
  });

  test('everybody together has a hundred times that', () => {
    expect(sent(Array.from({ length: 5000 }, (_, n) => `2001:db8:${n.toString(16)}::1`))).toBe(3000);
    expect(sent(Array.from({ length: 3000 }, (_, n) => `203.0.${n >> 8}.${n & 255}`))).toBe(3000);
  });
});

describe('the log of refusals', () => {
  test('the first is told at once, the others once a minute with their count', () => {
    const said: string[] = [];
    let now = 0;
    const log = createRefusalLog(
      (sentence) => said.push(sentence),
      () => now,
    );
    log.note(422, '/a');
    expect(said).toEqual(['Refused /a with 422.']);
    for (let n = 0; n < 500; n += 1) log.note(422, '/a');
    log.note(429, '/b');
    expect(said).toHaveLength(1);
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
});

describe('the reporter', () => {
  test('says trouble now and then, not for each request, and says when it is over', () => {
    const said: string[] = [];
    let now = 0;
    const { trouble, well } = createReporter(
      (sentence) => said.push(sentence),
      10_000,
      () => now,
    );
    well('over');
    trouble('full');
    trouble('full');
    now = 10_000;
    trouble('full');
    well('over');
    well('over');
    expect(said).toEqual(['full', 'full', 'over']);
  });
});
