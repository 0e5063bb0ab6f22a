import type { IncomingMessage } from 'node:http';

const METHODS = 'POST, OPTIONS';

/** Lets static sites on other origins send their requests here. Our own pages need none of it. */
export function createCors(origins: string[]) {
  const enabled = origins.length > 0;
  return {
    enabled,
    methods: enabled ? METHODS : 'POST',
    headersFor(req: IncomingMessage): [name: string, value: string][] {
      if (!enabled) return [];
      const origin = req.headers.origin;
      if (origin === undefined || !origins.includes(origin)) return [['Vary', 'Origin']];
      const headers: [string, string][] = [
        ['Vary', 'Origin'],
        ['Access-Control-Allow-Origin', origin],
      ];
      if (req.method === 'OPTIONS') {
        headers.push(
          ['Access-Control-Allow-Methods', METHODS],
          ['Access-Control-Allow-Headers', 'content-type'],
          ['Access-Control-Max-Age', '600'],
        );
      }
      return headers;
    },
  };
}
