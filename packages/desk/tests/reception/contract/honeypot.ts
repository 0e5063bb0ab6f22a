import { beforeAll, expect, test } from 'vitest';
import type { Receptionist } from './a-receptionist.ts';
import type { Front } from './front.ts';

/** What a machine has sent is put aside where it can be found, and says why. */
export function describeHoneypot(front: Front): void {
  const { mark, newRequest } = front;
  let asha: Receptionist;
  beforeAll(async () => (asha = await front.asha()));

  const remarks = 'Cheap <b>pills</b>';

  test('who writes into the field that people do not see is spam, and can be brought back', async () => {
    const [, latest = ''] = /data-latest="(\d+)"/.exec((await asha.get('/desk')).html) ?? [];
    const id = await newRequest({ name: 'Robot One', remarks });
    expect((await asha.get('/desk')).words).not.toContain('Robot One');
    expect((await asha.get('/desk?view=spam')).words).toContain('Robot One');
    expect(JSON.parse((await asha.get(`/desk/fresh?after=${latest}`)).html)).toEqual({ count: 0 });
    const { html, words } = await asha.get(`/desk/requests/${id}`);
    expect(words).toContain(`A machine: it wrote “${remarks}” into a field that people cannot see.`);
    expect(html).not.toContain(remarks);
    expect((await mark(asha, id, 'new')).words).toContain('Marked as “New”');
    expect((await asha.get('/desk')).words).toContain('Robot One');
  });

  test('who is quicker than a person writes is marked, and waits with the others', async () => {
    await newRequest({ name: 'Quick One' }, { 'form-open-for': '700' });
    expect((await asha.get('/desk?q=Quick+One')).words).toContain('Sent very quickly');
    expect((await asha.get('/desk')).words).toContain('Quick One');
    await newRequest({ name: 'Slow One' }, { 'form-open-for': '2500' });
    await newRequest({ name: 'Other One' }, { 'form-open-for': 'soon' });
    await newRequest({ name: 'Elsewhere One' });
    for (const name of ['Slow', 'Other', 'Elsewhere'])
      expect((await asha.get(`/desk?q=${name}+One`)).words, name).not.toContain('very quickly');
  });
}
