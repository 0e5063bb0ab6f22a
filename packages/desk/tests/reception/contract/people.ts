import { beforeAll, expect, test } from 'vitest';
import { changeRole, removePerson } from '#desk/reception/queries/people.ts';
import { otherPassword, password, type Browser, type Fields } from './browser.ts';
import type { FrontDesk } from './front-desk.ts';

export function describePeople(front: FrontDesk): void {
  const { server, asha, change, idOf, mark, newBrowser, newRequest, signedIn } = front;
  let manager: Browser;
  let desk: Browser;
  let id: number;
  beforeAll(async () => {
    [manager, desk] = [await asha(), await signedIn('Divya', 'front desk')];
    id = await newRequest({ name: 'Of A Role' });
  });
  const roleOf = async (name: string) =>
    (await server.read(`SELECT role FROM people WHERE name = '${name}'`))[0]?.role;

  test('invites and removes people only with the password', async () => {
    const wrong = await manager.post('/desk/people', { name: 'Kiran', password: 'not the password' });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain('This is not your password');
    const { html, words } = await manager.post('/desk/people', { name: 'Kiran', password });
    expect(words).toContain('A link for Kiran');
    const [, link = ''] = /(\/desk\/join\/[\w-]+)/.exec(html) ?? [];
    const kiran = newBrowser();
    await kiran.send(link, { password });
    const address = `/desk/people/${await idOf('Kiran')}/remove`;
    expect((await manager.post(address, { password: 'not the password' })).status).toBe(422);
    expect((await manager.send(address, { password })).words).toContain('Kiran is removed.');
    expect((await kiran.get('/desk')).status).toBe(303);
    expect((await kiran.post('/desk/sign-in', { name: 'Kiran', password })).status).toBe(401);
  });

  test('links start with SITE_URL, whatever the Host header', async () => {
    for (const host of ['evil.example', 'www.evil.example:8080']) {
      const headers = { host, 'x-forwarded-host': host };
      const { words } = await manager.post('/desk/people', { name: 'By Link', password }, headers);
      expect(words).toMatch(/ https:\/\/www\.clinic\.example\/desk\/join\/[\w-]{43} /);
    }
  });

  test('a new password ends all other sessions, and signing out everywhere ends all', async () => {
    const here = await signedIn('Moving');
    const there = newBrowser();
    await there.send('/desk/sign-in', { name: 'Moving', password });
    expect((await here.post('/desk/account', { password, next: 'short' })).words).toContain('at least 12');
    expect((await here.send('/desk/account', { password, next: otherPassword })).words).toContain(
      'Your password is changed.',
    );
    expect((await there.get('/desk')).status).toBe(303);
    await there.send('/desk/sign-in', { name: 'Moving', password: otherPassword });
    await here.send('/desk/sign-out-everywhere', {});
    expect((await there.get('/desk')).status).toBe(303);
  });

  test('the front desk can read, note and close, and sees no other actions', async () => {
    const page = await desk.get(`/desk/requests/${id}`);
    expect(page.words).toContain('Call ');
    expect(page.words).not.toContain('erase');
    expect((await manager.get(`/desk/requests/${id}`)).words).toContain('Hand out or erase');
    const listed = await desk.get('/desk?view=all');
    expect(listed.words).toContain('Print this list');
    expect(listed.html).not.toMatch(/requests\.csv|\/desk\/people/);
    expect((await manager.get('/desk?view=all')).html).toMatch(/\/desk\/people[\s\S]*requests\.csv/);
    await desk.send(`/desk/requests/${id}/notes`, { key: 'of a role', text: 'Called her.' });
    expect((await mark(desk, id, 'closed')).words).toContain('Closed');
  });

  test('the front desk gets 403 for every page and form of a manager', async () => {
    const manages = await idOf('Asha Rao');
    const pages = [
      ...['patient', 'patient.csv', 'patient.json', 'erase'].map((end) => `/desk/requests/${id}/${end}`),
      ...['/desk/requests.csv', '/desk/requests.csv?view=all', `/desk/people/${manages}/remove`],
      ...['/desk/people', '/desk/people/', '/desk/%70eople', '/desk/people/x/y'],
    ];
    for (const path of pages) {
      const { status, words, html } = await desk.get(path);
      expect(status, path).toBe(403);
      expect(words).toContain('Not for your role');
      expect(html).not.toContain('Of A Role');
    }
    const own = await idOf('Divya');
    const forms: [string, Fields][] = [
      [`/desk/requests/${id}/erase`, { ids: String(id) }],
      ['/desk/people', { name: 'Friend', role: 'manager', password }],
      [`/desk/people/${own}/manager`, { password }],
      [`/desk/people/${manages}/front-desk`, { password }],
      [`/desk/people/${manages}/remove`, { password }],
    ];
    for (const [path, fields] of forms) expect((await desk.post(path, fields)).status, path).toBe(403);
    expect(await server.read(`SELECT id FROM requests WHERE id = ${id}`)).toHaveLength(1);
    expect(await idOf('Friend')).toBeNaN();
    expect([await roleOf('Divya'), await roleOf('Asha Rao')]).toEqual(['front desk', 'manager']);
  });

  test('an invitation sets the role of a new person only', async () => {
    const invite = (fields: Record<string, string>) =>
      manager.post('/desk/people', { name: 'Ritu', password, ...fields });
    expect((await invite({ role: 'front desk' })).words).toContain('A link for Ritu');
    expect(await roleOf('Ritu')).toBe('front desk');
    await invite({ role: 'manager' });
    expect(await roleOf('Ritu')).toBe('front desk');
    await manager.post('/desk/people', { name: 'No Role', password, role: 'owner' });
    expect(await roleOf('No Role')).toBe('front desk');
  });

  test('a manager changes a role with the password, at once, and it is recorded', async () => {
    const address = `/desk/people/${await idOf('Divya')}`;
    expect((await manager.post(`${address}/manager`, { password: 'not the password' })).status).toBe(422);
    expect((await manager.send(`${address}/manager`, { password })).words).toContain(
      'Divya is a manager now',
    );
    // A double click.
    expect((await manager.send(`${address}/manager`, { password })).words).toContain(
      'Divya is a manager now',
    );
    expect((await desk.get('/desk/people')).words).toContain('Manager. Joined');
    await manager.send(`${address}/front-desk`, { password });
    expect((await desk.get('/desk/people')).status).toBe(403);
    expect((await manager.get('/desk/record')).words).toContain('Changed the role: Divya, front desk');
  });

  test('the last manager cannot be removed or demoted, even by two simultaneous requests', async () => {
    const everybody = "SELECT id, role, removed_at FROM people WHERE role = 'manager' AND removed_at IS NULL";
    const before = await server.read(everybody);
    const [one, other] = [await signedIn('One Manager'), await signedIn('Other Manager')];
    const aside = before.map(({ id }) => Number(id)).join();
    await change(`UPDATE people SET role = 'front desk' WHERE id IN (${aside})`);
    const [idOne, idOther] = [await idOf('One Manager'), await idOf('Other Manager')];
    await Promise.all([
      one.post(`/desk/people/${idOther}/remove`, { password }),
      other.post(`/desk/people/${idOne}/front-desk`, { password }),
    ]);
    const left = await server.read(everybody);
    expect(left).toHaveLength(1);
    const [name] = left.map(({ id }) => (Number(id) === idOne ? 'one manager' : 'other manager'));
    await server.run(removePerson({ now: new Date() }, name!));
    await server.run(changeRole({ now: new Date() }, name!, 'front desk'));
    expect(await server.read(everybody)).toEqual(left);
    await change(`UPDATE people SET role = 'manager' WHERE id IN (${aside})`);
  });
}
