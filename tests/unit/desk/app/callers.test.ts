import { describe, expect, test } from 'vitest';
import { believedAddress, callerAt } from '#desk/app/caller.ts';
import { createRateLimit } from '#desk/app/rate-limit.ts';
import { createReporter } from '#desk/app/reporter.ts';

describe('who is calling', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, caller) => expect(callerAt(address)).toBe(caller));

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

describe('the reporter', () => {
  test('says trouble now and then, not for each request, and says when it is over', () => {
    const said: string[] = [];
    let now = 0;
    const { trouble, well } = createReporter(
      (sentence) => said.push(sentence),
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
