import * as v from 'valibot';

/** What a person is told of their own account; the second words are for several. */
const WORDS = {
  'wrong code': ['a wrong code after your password', 'wrong codes after your password'],
  'new browser': ['a sign-in from a new browser', 'sign-ins from new browsers'],
  'new link': ['a link for a new password was made'],
  'password changed': ['your password was changed'],
  'second factor set up': ['codes from a phone were set up'],
  'second factor turned off': ['your second factor was turned off'],
  'passkey added': ['a passkey was added'],
  'passkey removed': ['a passkey was removed'],
  'address changed': ['your e-mail address was changed'],
} satisfies Record<string, [one: string, several?: string]>;

export type Alert = keyof typeof WORDS;
export const ALERT = v.picklist(Object.keys(WORDS) as Alert[]);

export function alertWords(what: Alert, count = 1): string {
  const [one, several] = WORDS[what];
  return count > 1 && several ? `${count} ${several}` : one!;
}

/** Shown after the next sign-in. */
export function sinceLastSignIn(alerts: { what: Alert; count: number }[]): string {
  const words = alerts.map(({ what, count }) => alertWords(what, count)).join('; ');
  return `Since your last sign-in: ${words}. If this was not you, ask a manager for a new link at once.`;
}
