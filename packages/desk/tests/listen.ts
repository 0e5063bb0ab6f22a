import type { AddressInfo, Server } from 'node:net';

/** Starts the server on a free local port. */
export async function listen(server: Server & { closeAllConnections?: () => void }) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections?.();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
