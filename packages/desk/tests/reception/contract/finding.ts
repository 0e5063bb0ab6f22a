import { beforeAll, expect, test } from 'vitest';
import { clinicDay } from '#lib/dates.ts';
import { topic } from '../../a-desk.ts';
import type { Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** The list, and what is found in it. */
export function describeFinding(front: Front): void {
  const { home, newRequest } = front;
  let asha: Receptionist;
  beforeAll(async () => (asha = await front.asha()));

  test('by a part of the name, by the number as people write it, by the last digits and by the request number', async () => {
    const id = await newRequest({ name: 'Zeenat Aman', mobile: '9655512345' });
    for (const words of [
      'zeenat',
      'AMAN',
      '+91 96555 12345',
      '096555-12345',
      '12345',
      `#${id}`,
      'zeenat 96555',
      'aman  96555-12345',
    ]) {
      const { words: page } = await asha.get(`/desk?q=${encodeURIComponent(words)}`);
      expect(page, words).toContain('Zeenat Aman');
      expect(page, words).not.toContain('Nothing found');
    }
    for (const words of ['zeenath', '%', '_', "' OR 1=1 --", '9655512346', 'zeenat 98123', 'usha 12345'])
      expect((await asha.get(`/desk?q=${encodeURIComponent(words)}`)).words, words).toContain(
        'Nothing found',
      );
  });

  test('by a whole long name in a script of three bytes a letter', async () => {
    const name = 'लक्ष्मी नारायणन सुब्रमण्यम वेंकटराघवन';
    await newRequest({ name });
    const { status, words } = await asha.get(`/desk?q=${encodeURIComponent(name)}`);
    expect(status).toBe(200);
    expect(words).toContain('1 request for');
  });

  test('by day, by kind and by state', async () => {
    const today = clinicDay(Date.now());
    await newRequest({ name: 'Findable Query' });
    const has = async (query: string) => (await asha.get(`/desk?${query}`)).words.includes('Findable Query');
    expect(await has(`view=all&received=${today}`)).toBe(true);
    expect(await has('view=all&received=2020-01-01')).toBe(false);
    expect(await has(`view=all&wished=${topic.appointmentDate}`)).toBe(true);
    expect(await has(`view=all&wished=${today}`)).toBe(false);
    expect(await has('view=all&kind=query')).toBe(true);
    expect(await has('view=all&kind=appointment')).toBe(false);
    expect(await has('view=new')).toBe(true);
    expect(await has('view=spam')).toBe(false);
  });

  test('the counts beside the states are those of the database', async () => {
    const { words } = await asha.get('/desk');
    const rows = await home.read('SELECT state, count(*) AS n FROM requests GROUP BY state');
    const countOf = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(String(state))).reduce((sum, { n }) => sum + Number(n), 0);
    expect(words).toContain(
      [
        `To do ${countOf('new', 'called', 'no answer')}`,
        `New ${countOf('new')}`,
        `Called ${countOf('called')}`,
        `No answer ${countOf('no answer')}`,
        `Booked ${countOf('booked')}`,
        `Closed ${countOf('closed')}`,
        `Spam ${countOf('spam')}`,
        `All ${rows.reduce((sum, { n }) => sum + Number(n), 0)}`,
      ].join(' '),
    );
  });

  test('the list of the day, on paper', async () => {
    const id = await newRequest({ name: 'Of Yesterday' });
    await home.run([
      {
        sql: 'UPDATE requests SET received_at = ?2 WHERE id = ?1',
        values: [id, new Date(Date.now() - 86_400_000).toISOString()],
      },
    ]);
    await newRequest({ name: 'Of Today' });
    const { words } = await asha.get(`/desk/print?view=all&received=${clinicDay(Date.now())}`);
    expect(words).toContain('Requests: All, received today');
    expect(words).toContain('Of Today');
    expect(words).not.toContain('Of Yesterday');
  });

  test('what stands in the address and makes no sense does no harm', async () => {
    for (const query of ['view=x', 'page=-1', 'page=99999', 'received=2026-02-30', 'kind=__proto__', 'q='])
      expect((await asha.get(`/desk?${query}`)).status, query).toBe(200);
  });

  test('the list on paper and as a file are of what was asked for', async () => {
    await newRequest({ name: 'On Paper' });
    const paper = await asha.get('/desk/print?q=On%20Paper&view=all');
    expect(paper.words).toContain('On Paper');
    expect(paper.words).not.toContain('Ravi Kumar');
    const file = await asha.get('/desk/requests.csv?q=On%20Paper&view=all');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.html.trim().split('\r\n')).toHaveLength(2);
    expect((await asha.get('/desk/record')).words).toContain('Downloaded 1 request');
  });
}
