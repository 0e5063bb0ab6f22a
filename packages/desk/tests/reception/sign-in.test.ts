import { expect, test } from 'vitest';
import { destination } from '#desk/reception/auth/let-in.ts';
import { hashPassword, isPassword, passwordProblem } from '#desk/reception/auth/passwords.ts';

test('signing in leads to pages of the desk, and to nothing else', () => {
  for (const to of ['/desk', '/desk/requests/7', '/desk/people']) expect(destination(to)).toBe(to);
  const others = ['//evil.example', 'https://evil.example', '/\\evil', '/desk@evil', '/about'];
  for (const to of [...others, '/desk/../about', '/desk?next=//evil.example', '', undefined])
    expect(destination(to), to).toBe('/desk');
});

test('a password is known again however the keyboard writes its letters, and another is not', async () => {
  const kept = await hashPassword('caf\u00e9 mit sahne');
  expect(kept).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(kept).not.toBe(await hashPassword('caf\u00e9 mit sahne'));
  expect(await isPassword('cafe\u0301 mit sahne', kept)).toBe(true);
  // Nobody signs in to an account without a password.
  for (const [password, known] of [
    ['cafe mit sahne', kept],
    ['', kept],
    ['', null],
    ['', undefined],
  ] as const)
    expect(await isPassword(password, known)).toBe(false);
});

test('twelve characters of any script are enough, and a book is too much', () => {
  expect(passwordProblem('twelve chars')).toBeUndefined();
  expect(passwordProblem('eleven char')).toBe('Use at least 12 characters');
  expect(passwordProblem('नमस्ते दुनिया ठीक')).toBeUndefined();
  expect(passwordProblem('a\u0301'.repeat(50_000))).toBe('Use at most 200 characters');
});
