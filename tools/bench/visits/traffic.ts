// What a page fetches, and when.
import type { Served } from '../sites/serve.ts';
import type { Session } from './inspector.ts';

interface Fetched {
  pathname: string;
  type: string;
  start: number;
}

interface Asked {
  request: { url: string };
  type?: string;
  timestamp: number;
}

export function listen(session: Session, { origin, bytesAt }: Served) {
  const fetched: Fetched[] = [];
  let loaded = Infinity;
  session.hear<Asked>('Network.requestWillBeSent', ({ request, type, timestamp }) => {
    if (request.url.startsWith(origin))
      fetched.push({ pathname: new URL(request.url).pathname, type: type ?? '', start: timestamp });
  });
  session.hear<Asked>('Page.loadEventFired', ({ timestamp }) => (loaded = timestamp));

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
