import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOutsideLinks, outsideLinks } from '../outside-links.ts';
import { readAll } from '../read/files.ts';
import { changed, gels, knee, withSite } from './site.ts';

const server = createServer(({ url }, response) => {
  const status = Number(url?.slice(1));
  if (status) response.writeHead(status, { Location: '/new' }).end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['200', undefined],
  ['302', undefined],
  ['403', undefined],
  ['301', /^has moved to http:\/\/127\.0\.0\.1:\d+\/new$/],
  ['404', /^answers with 404$/],
  ['no answer', /^cannot be reached/],
])('checks a link whose server responds with %s', async (path, problem) => {
  const findings = await checkOutsideLinks(new Map([[`${host}/${path}`, ['a.mdx']]]), 2000);
  expect(findings.map((finding) => finding.problem)).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

test('finds links in the body and the details, each once', () =>
  withSite(changed(knee, ['Keep moving.', '[NICE](https://www.nice.org.uk/guidance/ng226)']), (root) => {
    const links = outsideLinks(readAll(root));
    expect(links.get('https://www.nice.org.uk/guidance/ng226')).toHaveLength(2);
    expect(links.get('https://doi.org/10.1002/14651858.CD007400.pub3')).toEqual([gels]);
  }));
