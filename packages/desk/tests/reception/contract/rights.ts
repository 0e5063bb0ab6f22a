import { beforeAll, expect, test } from 'vitest';
import { newToken } from '#desk/reception/auth/tokens.ts';
import { hiddenIn, type Browser } from './browser.ts';
import type { FrontDesk } from './front-desk.ts';

export function describeRights(front: FrontDesk): void {
  const { server, mark, newRequest } = front;
  let asha: Browser;
  beforeAll(async () => (asha = await front.asha()));

  const seenIn = (html: string) => hiddenIn(html, 'seen');

  test('exports everything from one number, and nothing else', async () => {
    const mobile = '9700000001';
    const id = await newRequest({ mobile, name: 'Copy Me' });
    await newRequest({ mobile, name: 'Copy Too' });
    await newRequest({ name: 'Somebody Else' });
    await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Prefers mornings' });
    const { html, headers } = await asha.get(`/desk/requests/${id}/patient.json`);
    const { requests } = JSON.parse(html) as { requests: { name: string; notes: { text: string }[] }[] };
    expect(requests.map(({ name }) => name).sort()).toEqual(['Copy Me', 'Copy Too']);
    expect(requests.find(({ name }) => name === 'Copy Me')?.notes[0]?.text).toBe('Prefers mornings');
    expect(headers.get('content-disposition')).not.toContain(mobile);
    const csv = await asha.get(`/desk/requests/${id}/patient.csv`);
    expect(csv.html).toContain('"Copy Too"');
    expect(csv.html).not.toContain('Somebody Else');
  });

  test('corrects one request or all from the number, with errors beside the fields', async () => {
    const mobile = '9700000002';
    const first = await newRequest({ mobile, name: 'Asha Wrong' });
    const second = await newRequest({ mobile, name: 'Asha Wrong', email: 'second@example.org' });
    const address = `/desk/requests/${first}/correct`;
    const seen = seenIn((await asha.get(address)).html);
    const values = { seen, name: 'Asha Right', mobile, email: 'right@example.org' };
    const wrong = await asha.post(address, { ...values, mobile: '123', email: 'no-address' });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain('Error: Use at least 10 digits');
    expect(wrong.words).toContain('Error: This is not an e-mail address');
    const one = await asha.send(address, values);
    expect(one.words).toContain('Corrected: name, e-mail.');
    const names = () =>
      server.read(`SELECT json_extract(payload, '$.name') AS name, json_extract(payload, '$.condition') AS about
      FROM requests WHERE id IN (${first}, ${second}) ORDER BY id`);
    expect(await names()).toEqual([
      { name: 'Asha Right', about: 'Knee Pain' },
      { name: 'Asha Wrong', about: 'Knee Pain' },
    ]);
    const again = seenIn((await asha.get(address)).html);
    await asha.send(address, { ...values, seen: again, everywhere: 'yes' });
    expect((await names()).map(({ name }) => name)).toEqual(['Asha Right', 'Asha Right']);
  });

  test('a correction shows the typed values again when a request was changed or has arrived', async () => {
    const mobile = '9700000003';
    const id = await newRequest({ mobile, name: 'As Sent' });
    const address = `/desk/requests/${id}/correct`;
    const names = async () =>
      (
        await server.read(
          `SELECT json_extract(payload, '$.name') AS name FROM requests WHERE mobile_end = '${mobile}'`,
        )
      ).map(({ name }) => name);
    const sent = { name: 'Typed Here', mobile, email: '', everywhere: 'yes' };
    let seen = seenIn((await asha.get(address)).html);
    for (const [happened, before] of [
      [() => mark(asha, id, 'called'), ['As Sent']],
      [() => newRequest({ mobile, name: 'Just Arrived' }), ['As Sent', 'Just Arrived']],
    ] as const) {
      await happened();
      const late = await asha.post(address, { ...sent, seen });
      expect(late.status).toBe(409);
      expect(late.words).toContain('Changed meanwhile');
      expect(late.html).toContain('value="Typed Here"');
      expect(await names()).toEqual(before);
      seen = seenIn(late.html);
    }
    await asha.send(address, { ...sent, seen });
    expect(await names()).toEqual(['Typed Here', 'Typed Here']);
  });

  test('erases the ticked requests with their notes, and the audit log contains only the number', async () => {
    const mobile = '9700000004';
    const id = await newRequest({ mobile, name: 'Forget Me', email: 'forget@example.org' });
    const kept = await newRequest({ mobile, name: 'Keep Me' });
    await asha.send(`/desk/requests/${id}/notes`, { key: newToken(), text: 'Forget this note' });
    await mark(asha, id, 'called');
    const address = `/desk/requests/${id}/erase`;
    const question = await asha.get(address);
    expect(question.words).toContain('this cannot be undone');
    // A family may share the number, so nothing is ticked by default.
    expect(question.html.match(/<input[^>]*name="ids"[^>]*>/g)).toHaveLength(2);
    expect(question.html).not.toMatch(/\bchecked\b/);
    const none = await asha.post(address, {});
    expect(none.status).toBe(422);
    expect(none.words).toContain('Tick at least one request');
    expect((await asha.send(address, { ids: String(id) })).words).toContain('1 request erased.');
    expect((await asha.get(`/desk/requests/${id}`)).status).toBe(404);
    expect((await asha.get(`/desk/requests/${kept}`)).status).toBe(200);
    const tables = await Promise.all(
      ['requests', 'notes', 'audit_log', 'people', 'sessions'].map((table) =>
        server.read(`SELECT * FROM ${table}`),
      ),
    );
    expect(JSON.stringify(tables)).not.toMatch(/Forget|forget@/);
    expect(await server.read(`SELECT count(*) AS n FROM audit_log WHERE request = ${id}`)).toEqual([
      { n: 0 },
    ]);
    expect((await asha.get('/desk/record')).words).toContain('Asha Rao Erased 1 request');
  });

  test('erases only requests from the same number', async () => {
    const id = await newRequest();
    const other = await newRequest();
    expect((await asha.post(`/desk/requests/${id}/erase`, { ids: String(other) })).status).toBe(422);
    expect((await asha.get(`/desk/requests/${other}`)).status).toBe(200);
  });
}
