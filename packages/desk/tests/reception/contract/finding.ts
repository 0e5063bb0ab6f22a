import { beforeAll, expect, test } from 'vitest';
import { clinicDay, DAY_MS } from '@clinic/contract/dates.ts';
import { topic } from '../../test-desk.ts';
import { hiddenIn, type Browser } from './browser.ts';
import type { FrontDesk } from './front-desk.ts';

export function describeFinding(front: FrontDesk): void {
  const { server, change, newRequest } = front;
  let asha: Browser;
  beforeAll(async () => (asha = await front.asha()));

  test('finds a part of a name, a number in any format, its last digits and a request number', async () => {
    const id = await newRequest({ name: 'Zeenat Aman', mobile: '9655512345' });
    // Devanagari has three bytes per letter.
    const name = 'लक्ष्मी नारायणन सुब्रमण्यम वेंकटराघवन';
    await newRequest({ name });
    expect((await asha.get(`/desk?q=${encodeURIComponent(name)}`)).words).toContain('1 request for');
    for (const words of [
      'zeenat',
      'AMAN',
      'zeenath',
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
    for (const words of [
      'zeenatwar',
      '%',
      '_',
      '‘’',
      '...',
      "' OR 1=1 --",
      '9655512346',
      'zeenat 98123',
      'usha 12345',
    ])
      expect((await asha.get(`/desk?q=${encodeURIComponent(words)}`)).words, words).toContain(
        'Nothing found',
      );
  });

  test('finds words in any order, by sound in Latin or Devanagari, and without quotation marks', async () => {
    const finds = async (words: string, name: string) =>
      (await asha.get(`/desk?q=${encodeURIComponent(words)}`)).words.includes(name);
    const names = ['Ramesh Kulkarni', 'सुनीता पाटील', 'Sunita Patel', 'Harpreet Kaur', 'Mary Fernandes'];
    const ids = new Map<string, number>();
    for (const name of names) ids.set(name, await newRequest({ name }));
    await change(
      `UPDATE requests SET payload = json_set(payload, '$.name', 'Joseph D’Souza') WHERE id = ?1`,
      ids.get('Mary Fernandes')!,
    );
    for (const [words, ...found] of [
      ['kulkarni ramesh', 'Ramesh Kulkarni'],
      ['rames KULK', 'Ramesh Kulkarni'],
      ['कुलकर्णी', 'Ramesh Kulkarni'],
      ['रमेश kulkarnee', 'Ramesh Kulkarni'],
      ['patil', 'सुनीता पाटील'],
      ['पाटिल सुनिता', 'सुनीता पाटील'],
      ['patel', 'Sunita Patel'],
      ['sunita', 'सुनीता पाटील', 'Sunita Patel'],
      ['हरप्रीत कौर', 'Harpreet Kaur'],
      ...["D'Souza", 'D’Souza', 'DSouza', 'd‘souza joseph', 'Dʼsouza'].map(
        (q) => [q, 'Joseph D’Souza'] as const,
      ),
    ] as const)
      for (const name of [...names.slice(0, -1), 'Joseph D’Souza'])
        expect(await finds(words, name), `${words}: ${name}`).toBe(found.includes(name as never));
    // A corrected name is found by its new spelling only.
    const id = ids.get('Ramesh Kulkarni')!;
    const { html } = await asha.get(`/desk/requests/${id}/correct`);
    const mobile = /name="mobile"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '';
    const values = { seen: hiddenIn(html, 'seen'), name: 'गणेश देशपांडे', mobile, email: '' };
    await asha.send(`/desk/requests/${id}/correct`, values);
    expect(await finds('kulkarni', 'गणेश देशपांडे')).toBe(false);
    expect(await finds('deshpande ganesh', 'गणेश देशपांडे')).toBe(true);
  });

  test('sorts the to-do list by longest waiting, other lists by newest, with a link to reverse', async () => {
    const first = await newRequest({ name: 'Waits Longer' });
    const second = await newRequest({ name: 'Came Later' });
    await change(`UPDATE requests SET received_at = '2026-01-01T08:00:00.000Z' WHERE id = ?1`, first);
    const firstIn = async (address: string) => {
      const { html, words } = await asha.get(address);
      return { html, words, id: Number(/\/desk\/requests\/(\d+)"/.exec(html)?.[1]) };
    };
    const toDo = await firstIn('/desk');
    expect(toDo.id).toBe(first);
    expect(toDo.words).toMatch(/Longest waiting first\. Newest first .*Waits Longer/);
    expect(toDo.html).toContain('href="/desk?sort=newest"');
    const newest = await firstIn('/desk?sort=newest');
    expect(newest.id).toBe(second);
    expect(newest.words).toMatch(/Newest first\. Longest waiting first/);
    expect((await firstIn('/desk?view=new')).id).toBe(second);
    expect((await firstIn('/desk?view=new&sort=oldest')).id).toBe(first);
    const { words: paper } = await asha.get('/desk/print');
    expect(paper).toMatch(/Received Remarks \d+ Waits Longer/);
  });

  test('filters by day, form and state', async () => {
    const today = clinicDay(Date.now());
    await newRequest({ name: 'Findable Query' });
    const has = async (query: string) => (await asha.get(`/desk?${query}`)).words.includes('Findable Query');
    for (const [matching, other] of [
      [`view=all&received=${today}`, 'view=all&received=2020-01-01'],
      [`view=all&wished=${topic.appointmentDate}`, `view=all&wished=${today}`],
      ['view=all&kind=query', 'view=all&kind=appointment'],
      ['view=new', 'view=spam'],
    ] as const)
      expect([await has(matching), await has(other)], matching).toEqual([true, false]);
  });

  test('shows the number of requests in each state', async () => {
    const { words } = await asha.get('/desk');
    const rows = await server.read('SELECT state FROM requests');
    const countOf = (...states: string[]) => rows.filter(({ state }) => states.includes(`${state}`)).length;
    const counts = [`To do ${countOf('new', 'called', 'no answer')}`];
    for (const state of ['New', 'Called', 'No answer', 'Booked', 'Closed', 'Spam'])
      counts.push(`${state} ${countOf(state.toLowerCase())}`);
    expect(words).toContain([...counts, `All ${rows.length}`].join(' '));
  });

  test('ignores invalid query parameters, and shows the last page for one that is too high', async () => {
    const queries = [
      ...['view=x', 'page=-1', 'page=999999999999999', 'received=2026-02-30', 'kind=__proto__', 'q='],
      ...[`q=${'%25'.repeat(2000)}`, `q=${'9'.repeat(400)}`],
    ];
    for (const query of queries) expect((await asha.get(`/desk?${query}`)).status, query).toBe(200);
    expect((await asha.get('/desk/record?page=999999999999999')).status).toBe(200);
  });

  test('prints and exports the list with its filters', async () => {
    const id = await newRequest({ name: 'On Paper Yesterday' });
    const yesterday = new Date(Date.now() - DAY_MS).toISOString();
    await change('UPDATE requests SET received_at = ?2 WHERE id = ?1', id, yesterday);
    await newRequest({ name: 'On Paper Today' });
    const query = `q=On%20Paper&view=all&received=${clinicDay(Date.now())}`;
    const { words } = await asha.get(`/desk/print?${query}`);
    expect(words).toContain('Requests: All, received today');
    expect(words).toContain('On Paper Today');
    expect(words).not.toMatch(/On Paper Yesterday|Ravi Kumar/);
    const file = await asha.get(`/desk/requests.csv?${query}`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.html.trim().split('\r\n')).toHaveLength(2);
    expect((await asha.get('/desk/record')).words).toContain('Downloaded 1 request');
  });
}
