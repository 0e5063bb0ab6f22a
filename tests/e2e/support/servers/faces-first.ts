// A proxy that sends the head of a page first and delays its body, so that the typefaces load before the text.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startFacesFirst(site: string) {
  let faces = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const head = type.startsWith('text/html') ? bytes.indexOf('<body') : 0;
      response.write(bytes.subarray(0, head));
      if (head > 0) await faces.promise;
      response.end(bytes.subarray(head));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Delays the body of the next page. */
    wait: () => (faces = Promise.withResolvers()),
    release: () => faces.resolve(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
