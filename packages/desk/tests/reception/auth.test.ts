import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordError } from '#desk/reception/auth/passwords.ts';
import { safeDestination } from '#desk/reception/auth/start-session.ts';
import { currentStep, seal, stepOf, unseal } from '#desk/reception/auth/totp.ts';
import { createReception } from '#desk/reception/routes/index.ts';

test('a sign-in redirects to pages of the desk only', () => {
  for (const to of ['/desk', '/desk/requests/7', '/desk/people']) expect(safeDestination(to)).toBe(to);
  const others = ['//evil.example', 'https://evil.example', '/\\evil', '/desk@evil', '/about'];
  for (const to of [...others, '/desk/../about', '/desk?next=//evil.example', '', undefined])
    expect(safeDestination(to), to).toBe('/desk');
});

test('a password matches in every Unicode form, and no other password does', async () => {
  const stored = await hashPassword('caf\u00e9 mit sahne');
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(stored).not.toBe(await hashPassword('caf\u00e9 mit sahne'));
  expect(await isPassword('cafe\u0301 mit sahne', stored)).toBe(true);
  // An account without a password cannot be signed in to.
  for (const [password, hash] of [
    ['cafe mit sahne', stored],
    ['', stored],
    ['', null],
    ['', undefined],
  ] as const)
    expect(await isPassword(password, hash)).toBe(false);
});

test.each([
  ['twelve chars', undefined],
  ['eleven char', 'Use at least 12 characters'],
  ['नमस्ते दुनिया ठीक', undefined],
  ['a\u0301'.repeat(50_000), 'Use at most 200 characters'],
])('a new password has 12 to 200 characters of any script: %.20s', (password, error) =>
  expect(passwordError(password)).toBe(error),
);

test('a code of the previous, the current or the next step is valid', () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const now = new Date('2026-11-25T12:00:10Z');
  const codeAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });
  const found = [-2, -1, 0, 1, 2].map((steps) => stepOf(codeAt(steps), secret, now));
  const step = currentStep(now);
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a sealed secret opens with its key and for its person only', () => {
  const key = 'a key that is long enough for a test';
  const sealed = seal('SECRET', key, 7);
  expect(sealed).not.toContain('SECRET');
  expect(unseal(sealed, key, 7)).toBe('SECRET');
  expect(unseal(sealed, key, 8)).toBeUndefined();
  expect(unseal(sealed, `${key}!`, 7)).toBeUndefined();
  for (const text of ['', 'x', sealed.slice(0, -2), `A${sealed}`])
    expect(unseal(text, key, 7)).toBeUndefined();
});

const never = () => {
  throw new Error('not called in this test');
};

test('lists the routes without a role; add a new one here or to ACTIONS', () => {
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
  const unrestricted = /^\/desk\/?\*$|second-factor/;
  const restricted = app.routes.filter(({ method, path }) => method === 'ALL' && !unrestricted.test(path));
  const isRestricted = (path: string) =>
    restricted.some((rule) => `${path}/`.startsWith(`${rule.path.replace(/\/\*$/, '')}/`));
  expect(routes.filter((path) => !isRestricted(path)).toSorted()).toMatchInlineSnapshot(`
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
