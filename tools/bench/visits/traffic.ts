// What a page fetches, and when.
import type { CDPSession } from '@playwright/test';
import type { Served } from '../sites/serve.ts';

interface Fetched {
  pathname: string;
  type: string;
  start: number;
}

export async function listen(session: CDPSession, { origin, bytesAt }: Served) {
  const fetched: Fetched[] = [];
  let loaded = Infinity;
  session.on('Network.requestWillBeSent', ({ request, type, timestamp }) => {
    if (request.url.startsWith(origin))
      fetched.push({ pathname: new URL(request.url).pathname, type: type ?? '', start: timestamp });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');

  const bytes = (list: Fetched[], pattern: RegExp) =>
    [...new Set(list.filter(({ type }) => pattern.test(type)).map(({ pathname }) => pathname))].reduce(
      (sum, pathname) => sum + bytesAt(pathname),
      0,
    );
  return () => {
    const atLoad = fetched.filter(({ start }) => start <= loaded);
    return {
      requestsAtLoad: atLoad.length,
      requests: fetched.length,
      scriptAtLoad: bytes(atLoad, /Script/),
      script: bytes(fetched, /Script/),
      fonts: bytes(fetched, /Font/),
      pictures: bytes(fetched, /Image/),
    };
  };
}
