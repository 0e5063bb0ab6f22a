import { beforeAll, expect, test } from 'vitest';
import { password, type Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** Who works at the desk. */
export function describePeople(front: Front): void {
  const { home, someone, joined } = front;
  let asha: Receptionist;
  beforeAll(async () => (asha = await front.asha()));

  test('somebody who gives the password once more can invite and remove; nobody else', async () => {
    const wrong = await asha.post('/desk/people', { name: 'Kiran', password: 'not the password' });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain('This is not your password');
    const { html, words } = await asha.post('/desk/people', { name: 'Kiran', password });
    expect(words).toContain('A link for Kiran');
    const [, link = ''] = /(\/desk\/join\/[\w-]+)/.exec(html) ?? [];
    const kiran = someone();
    await kiran.send(link, { password });
    const [row] = await home.read("SELECT id FROM people WHERE name = 'Kiran'");
    const address = `/desk/people/${Number(row?.id)}/remove`;
    expect((await asha.post(address, { password: 'not the password' })).status).toBe(422);
    expect((await asha.send(address, { password })).words).toContain('Kiran is removed.');
    expect((await kiran.get('/desk')).status).toBe(303);
  });

  test('a new password ends all other sessions, and signing out everywhere all of them', async () => {
    const here = await joined('Moving');
    const there = someone();
    await there.send('/desk/sign-in', { name: 'Moving', password });
    const next = 'seven grey elephants';
    expect((await here.post('/desk/account', { password, next: 'short' })).words).toContain('at least 12');
    expect((await here.send('/desk/account', { password, next })).words).toContain(
      'Your password is changed.',
    );
    expect((await there.get('/desk')).status).toBe(303);
    await there.send('/desk/sign-in', { name: 'Moving', password: next });
    await here.send('/desk/sign-out-everywhere', {});
    expect((await there.get('/desk')).status).toBe(303);
  });
}
