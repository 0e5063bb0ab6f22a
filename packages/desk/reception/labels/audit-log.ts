import { requestCount } from '../../format/text.ts';
import { isState } from '../../store/states.ts';
import { stateName } from './states.ts';

function stateText(detail: string): string {
  const [from, to] = detail.split(' > ');
  if (from === to) return 'Changed the day or the time';
  return isState(from) && isState(to) ? `${stateName[from]} → ${stateName[to]}` : 'Changed';
}

/** The text of each audit log entry, from its detail. No entry contains patient data. */
const TEXTS = {
  'person added': (name: string) => `Invited ${name}`,
  'role changed': (change: string) => `Changed the role: ${change}`,
  'person removed': (name: string) => `Removed ${name}`,
  joined: () => 'Chose a password and joined',
  'password changed': () => 'Changed their password',
  'address changed': () => 'Changed their e-mail address',
  'signed in': () => 'Signed in',
  'sign-in refused': (detail: string) =>
    `Refused a sign-in with ${detail ? 'an unknown name' : 'a wrong password'}`,
  'signed out': () => 'Signed out',
  'signed out everywhere': () => 'Signed out on all devices',
  'second factor set up': () => 'Set up two-step sign-in',
  'second factor refused': () => 'Refused a sign-in with a wrong code or passkey',
  'second factor turned off': (name: string) => `Turned off the two-step sign-in of ${name}`,
  'passkey added': (name: string) => `Added the passkey “${name}”`,
  'passkey removed': (name: string) => `Removed the passkey “${name}”`,
  'passkey copied': (name: string) => `Refused the passkey “${name}”, of which there may be a copy`,
  'recovery code used': () => 'Used a recovery code',
  'looked at': () => 'Looked at it',
  'looked at everything': () => 'Looked at everything from the same number',
  state: stateText,
  note: () => 'Added a note',
  'note removed': () => 'Removed a note',
  corrected: (fields: string) => `Corrected: ${fields}`,
  printed: (count: string) => `Printed a list of ${requestCount(Number(count))}`,
  exported: (count: string) => `Downloaded ${requestCount(Number(count))}`,
  erased: (count: string) => `Erased ${requestCount(Number(count))}`,
  'clock confirmed': () => 'Confirmed the day of the desk',
  'removed after its time': (count: string) => `Removed ${requestCount(Number(count))} whose time was over`,
};

export type What = keyof typeof TEXTS;
export const WHAT = Object.keys(TEXTS) as What[];

export const entryText = ({ what, detail }: { what: What; detail: string }): string => TEXTS[what](detail);
