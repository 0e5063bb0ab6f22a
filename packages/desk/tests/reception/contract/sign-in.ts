import { expect, test } from 'vitest';
import { password } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** Who gets in. These come first: nobody has been added yet. */
export function describeSignIn({ home, someone, invited, asha }: Front): void {
  test('before anybody is added, there is no such page', async () => {
    const answers = await Promise.all(
      ['/desk', '/desk/sign-in', '/desk/styles/desk.css', '/desk/join/x'].map((path) => someone().get(path)),
    );
    for (const { status, words, headers } of answers) {
      expect(status).toBe(404);
      expect(words).toBe('Page Not Found');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('a link lets somebody choose a password, once, and signs in', async () => {
    const link = await invited('Meena');
    const meena = someone();
    expect((await meena.get(link)).words).toContain('Welcome, Meena');
    const short = await meena.post(link, { password: 'too short' });
    expect(short.status).toBe(422);
    expect(short.words).toContain('Error: Use at least 12 characters');
    expect((await meena.send(link, { password })).words).toContain('No requests yet');
    expect((await meena.get(link)).status).toBe(410);
    expect((await someone().post(link, { password })).status).toBe(410);
  });

  test('nothing is cached, indexed, framed or run from elsewhere', async () => {
    const person = await asha();
    for (const path of ['/desk', '/desk/sign-in', '/desk/nowhere', '/desk/requests/999']) {
      const { headers } = await person.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the cookie is out of reach for scripts and other sites, and holds nothing that is kept', async () => {
    const { headers } = await someone().post('/desk/sign-in', { name: ' asha  RAO ', password });
    const cookie = headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\/desk/i);
    const [, token = ''] = /desk=([\w-]+)/.exec(cookie) ?? [];
    expect(token).toHaveLength(43);
    const kept = JSON.stringify([
      await home.read('SELECT * FROM sessions'),
      await home.read('SELECT * FROM people'),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(password);
  });

  test('everything else leads to the door, and from there to where one wanted to go', async () => {
    const stranger = someone();
    const answer = await stranger.get('/desk/requests/7');
    expect(answer.headers.get('location')).toBe('/desk/sign-in?to=%2Fdesk%2Frequests%2F7');
    expect((await stranger.get('/desk/fresh')).status).toBe(401);
    const fields = { name: 'Asha Rao', password, to: '/desk/requests/7' };
    expect((await someone().post('/desk/sign-in', fields)).headers.get('location')).toBe('/desk/requests/7');
  });

  test('a wrong password and an unknown name are refused in the same words, and then for a while altogether', async () => {
    const thief = someone('203.0.113.66');
    const sign = (name: string, tried: string) => thief.post('/desk/sign-in', { name, password: tried });
    const wrong = await sign('Asha Rao', 'five green mangoes');
    const unknown = await sign('Nobody Here', password);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.words.replace('Asha Rao', '')).toBe(unknown.words.replace('Nobody Here', ''));
    expect(wrong.words).toContain('The name or the password is wrong');
    for (let n = 0; n < 4; n += 1) await sign('Asha Rao', `wrong password ${n}`);
    const limited = await sign('Asha Rao', password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.words).toContain('Too many tries');
    expect((await someone().post('/desk/sign-in', { name: 'Asha Rao', password })).status).toBe(303);
  });
}
