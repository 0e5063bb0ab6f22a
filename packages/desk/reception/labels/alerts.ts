import * as v from 'valibot';

const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : `${count} ${many}`);
const once = (words: string) => () => words;

/** What a person is told of their own account. */
const WORDS = {
  'wrong code': counted('a wrong code after your password', 'wrong codes after your password'),
  'new browser': counted('a sign-in from a new browser', 'sign-ins from new browsers'),
  'new link': once('a link for a new password was made'),
  'new password': once('your password was changed'),
  'second factor set up': once('codes from a phone were set up'),
  'second factor off': once('your second factor was turned off'),
  'passkey added': once('a passkey was added'),
  'passkey removed': once('a passkey was removed'),
  'new address': once('your e-mail address was changed'),
};

export type Alert = keyof typeof WORDS;
export const ALERT = v.picklist(Object.keys(WORDS) as Alert[]);

export const alertWords = (what: Alert, count: number): string => WORDS[what](count);

/** Said after the next sign-in. */
export function sinceLastSignIn(alerts: Alert[]): string {
  const words = [...new Set(alerts)].map((what) =>
    alertWords(what, alerts.filter((other) => other === what).length),
  );
  return `Since your last sign-in: ${words.join('; ')}. If this was not you, ask a manager for a new link at once.`;
}
