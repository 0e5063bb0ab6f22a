import * as v from 'valibot';

/** The texts about a person's own account, for one alert and for several. */
const TEXTS = {
  'wrong code': ['a wrong code after your password', 'wrong codes after your password'],
  'new browser': ['a sign-in from a new browser', 'sign-ins from new browsers'],
  'new link': ['a link for a new password was made'],
  'password changed': ['your password was changed'],
  'second factor set up': ['codes from a phone were set up'],
  'second factor turned off': ['two-step sign-in was turned off'],
  'passkey added': ['a passkey was added'],
  'passkey removed': ['a passkey was removed'],
  'address changed': ['your e-mail address was changed'],
  'asked to publish': ['a writer asked you to publish'],
} satisfies Record<string, [one: string, several?: string]>;

export type Alert = keyof typeof TEXTS;
export const ALERT = v.picklist(Object.keys(TEXTS) as Alert[]);

export function alertText(what: Alert, count = 1): string {
  const [one, several] = TEXTS[what];
  return count > 1 && several ? `${count} ${several}` : one!;
}

export function sinceLastSignIn(alerts: { what: Alert; count: number }[]): string {
  const texts = alerts.map(({ what, count }) => alertText(what, count)).join('; ');
  return `Since your last sign-in: ${texts}. If this was not you, ask a manager for a new link at once.`;
}
