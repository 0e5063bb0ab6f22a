import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkedOrigin } from '@clinic/contract/api-host.ts';
import { addressOn, post } from '#forms/sender.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);

afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
});

describe('post', () => {
  it.each([
    [200, 'accepted'],
    [201, 'accepted'],
    [202, 'other'],
    [204, 'other'],
    [301, 'failed'],
    [400, 'failed'],
    [404, 'failed'],
    [429, 'failed'],
    [503, 'failed'],
    // The host may have stored it before the error.
    [500, 'unknown'],
    [502, 'unknown'],
    [504, 'unknown'],
  ])('%i is %s', async (status, outcome) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    expect(await post('/x', {})).toEqual({ outcome, wait: 0 });
  });

  it('is unknown when the network fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post('/x', {})).toEqual({ outcome: 'unknown' });
  });

  it('returns the Retry-After of the host', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 429, headers: { 'Retry-After': '20' } }));
    expect(await post('/x', {})).toEqual({ outcome: 'failed', wait: 20_000 });
  });

  it('gives up after 30 seconds', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_, fail) =>
          options?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
        ),
    );
    const outcome = post('/x', {});
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ outcome: 'unknown' });
  });

  it('sends JSON that outlives the page, without credentials, and follows no redirect', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 201 }));
    await post('/x', { name: 'Asha' });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/x',
      expect.objectContaining({
        method: 'POST',
        body: '{"name":"Asha"}',
        keepalive: true,
        redirect: 'error',
        credentials: 'omit',
      }),
    );
  });

  it('never reads the response body', async () => {
    const answer = new Response('{"secret": true}', { status: 200 });
    const read = [vi.spyOn(answer, 'json'), vi.spyOn(answer, 'text')];
    fetched.mockResolvedValue(answer);
    await post('/x', {});
    for (const reader of read) expect(reader).not.toHaveBeenCalled();
  });
});

describe('the host', () => {
  it.each([
    [undefined, ''],
    [' ', ''],
    ['https://api.example.com', 'https://api.example.com'],
    [' https://api.example.com// ', 'https://api.example.com'],
    ['https://example.com/api/', 'https://example.com/api'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('%j is %j', (host, origin) => expect(addressOn(host, '/x')).toBe(`${origin}/x`));

  it.each([
    'api.example.com',
    '/api',
    'http://api.example.com',
    'ftp://api.example.com',
    'https://user:secret@example.com',
    'https://example.com?x=1',
    'https://example.com#x',
    "https://example.com; script-src 'unsafe-inline'",
  ])('is rejected: %j', (host) => expect(() => checkedOrigin(host)).toThrow('PUBLIC_API_HOST'));
});
