import { expect, test } from 'vitest';
import { createReception } from '#desk/reception/index.ts';

const never = () => {
  throw new Error('nobody asks');
};

test('each address is for everybody who is signed in, or for managers: a new one has to be put here', () => {
  const { app } = createReception({
    database: { read: never, write: never },
    assets: { style: '', script: '', fonts: {} },
    siteUrl: undefined,
    practice: () => undefined,
    secondFactor: { required: 'off', key: undefined },
    addressOf: () => '',
    cameByHttps: () => false,
    refused: () => {},
    log: () => {},
  });
  const routes = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path))];
  const own = /^\/desk\/?\*$|second-factor/;
  const held = app.routes.filter(({ method, path }) => method === 'ALL' && !own.test(path));
  const isHeld = (path: string) =>
    held.some((rule) => `${path}/`.startsWith(`${rule.path.replace(/\/\*$/, '')}/`));
  expect(routes.filter((path) => !isHeld(path)).toSorted()).toMatchInlineSnapshot(`
    [
      "/desk",
      "/desk/account",
      "/desk/clock",
      "/desk/day",
      "/desk/day/:day",
      "/desk/desk.js",
      "/desk/fresh",
      "/desk/join/:token",
      "/desk/print",
      "/desk/record",
      "/desk/requests/:id",
      "/desk/requests/:id/booking.ics",
      "/desk/requests/:id/correct",
      "/desk/requests/:id/notes",
      "/desk/requests/:id/notes/:note/remove",
      "/desk/requests/:id/state",
      "/desk/second-factor",
      "/desk/sign-in",
      "/desk/sign-out",
      "/desk/sign-out-everywhere",
      "/desk/styles/desk.css",
    ]
  `);
});
