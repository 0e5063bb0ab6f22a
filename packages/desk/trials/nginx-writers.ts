import { paths } from '#forms/paths.ts';
import { finding, type Finding } from './check.ts';
import type { Ask } from './https.ts';

/** Whoever writes or looks at a preview comes by the desk, whatever nginx has of the page; here the desk knows no editor. */
export async function writers(ask: Ask, booking: object): Promise<Finding[]> {
  const headers = { cookie: 'a=b; __Secure-editor=token' };
  const [usual, page] = [await ask('/about'), await ask('/about', { headers })];
  const preview = await ask('/about', { headers: { cookie: 'preview=token' } });
  const other = await ask('/about', { headers: { cookie: 'not-a-preview=token' } });
  const photo = await ask('/api/editor/pictures', { headers, body: 'x'.repeat(3_000_000) });
  const sent = { ...headers, 'content-type': 'application/json' };
  const request = await ask(paths.booking, {
    headers: sent,
    body: JSON.stringify({ ...booking, mobile: '9876543211' }),
  });
  const byDesk = [usual, page, preview, other].map((answer) => answer.headers.vary === 'Accept-Encoding');
  return [
    finding(byDesk.join() === 'false,true,true,false', `by the desk with these cookies: ${byDesk.join()}`),
    finding(photo.status !== 413, `a photo of 3 MB is not too large for nginx: ${photo.status}`),
    finding(request.status === 201, `a request of theirs: ${request.status}`),
  ];
}
