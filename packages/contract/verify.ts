// Tests a backend against the request API: npx node packages/contract/verify.ts https://api.example https://site.example
// It sends three valid requests by the name "Contract test", and invalid ones.
import { addMonths, clinicDay, longDate } from './dates.ts';
import { paths } from './paths.ts';
import { topicPayload, type Payload } from './payloads.ts';

type Check = [name: string, passes: () => Promise<boolean>];
interface Call {
  method: 'POST' | 'OPTIONS';
  headers: Record<string, string>;
  body?: string;
}

function validPayloads(now: number): Record<string, Payload> {
  const appointmentDate = addMonths(clinicDay(now), 1);
  const person = { name: 'Contract test', mobile: '9876543210', email: null };
  const topic = topicPayload({ ...person, appointmentDate, condition: 'Knee Pain' });
  return {
    [paths.booking]: { ...person, appointmentDate: longDate(appointmentDate) },
    [paths.appointment]: topic,
    [paths.query]: topic,
  };
}

/** Returns the checks of a backend that stores the requests of the site at `origin`. `call` sends to it. */
export function checksOf(call: (path: string, init: Call) => Promise<Response>, origin: string): Check[] {
  const post = (path: string, body: string, type = 'application/json') =>
    call(path, { method: 'POST', body, headers: { 'content-type': type, origin } });
  const allowsOrigin = ({ headers }: Response) =>
    ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  const isRefused = ({ status }: Response) => status >= 400 && status < 500;

  return Object.entries(validPayloads(Date.now())).flatMap(([path, payload]): Check[] => [
    [
      `${path} allows POST with Content-Type from ${origin}`,
      async () => {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        };
        const response = await call(path, { method: 'OPTIONS', headers });
        const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
        return response.ok && allowsOrigin(response) && /content-type|\*/.test(allowed);
      },
    ],
    [
      `${path} stores a valid request: 200 or 201, readable by the site`,
      async () => {
        const response = await post(path, JSON.stringify(payload));
        return [200, 201].includes(response.status) && allowsOrigin(response);
      },
    ],
    [
      `${path} refuses a request without a name: 4xx`,
      async () => isRefused(await post(path, JSON.stringify({ ...payload, name: '' }))),
    ],
    [
      `${path} refuses a number of three digits: 4xx`,
      async () => isRefused(await post(path, JSON.stringify({ ...payload, mobile: '123' }))),
    ],
    [`${path} refuses a body that is not JSON: 4xx`, async () => isRefused(await post(path, 'name='))],
    [
      `${path} refuses a form of another site: 4xx`,
      async () => isRefused(await post(path, JSON.stringify(payload), 'application/x-www-form-urlencoded')),
    ],
  ]);
}

if (import.meta.main) {
  const [host, origin = 'https://www.example.in'] = process.argv.slice(2);
  if (!host) throw new Error('Give the address of the backend, then the origin of the site.');
  const call = (path: string, init: Call) =>
    fetch(host.replace(/\/$/, '') + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
  for (const [name, passes] of checksOf(call, origin)) {
    const hasPassed = await passes().catch(() => false);
    console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${name}`);
    if (!hasPassed) process.exitCode = 1;
  }
}
