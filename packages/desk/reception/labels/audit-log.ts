import { isState } from '../../store/states.ts';
import type { AuditEntry, What } from '../queries/audit-log.ts';
import { stateName } from './states.ts';

const counted = (detail: string): string => (detail === '1' ? '1 request' : `${detail} requests`);

function stateWords(detail: string): string {
  const [from, to] = detail.split(' > ');
  return isState(from) && isState(to) ? `${stateName[from]} → ${stateName[to]}` : 'Changed';
}

const SENTENCES: Record<What, (detail: string) => string> = {
  'person added': (name) => `Invited ${name}`,
  'person removed': (name) => `Removed ${name}`,
  joined: () => 'Chose a password and joined',
  'password changed': () => 'Changed their password',
  'signed in': () => 'Signed in',
  'sign-in refused': (detail) => `Refused a sign-in with ${detail ? 'an unknown name' : 'a wrong password'}`,
  'signed out': () => 'Signed out',
  'signed out everywhere': () => 'Signed out on all devices',
  'looked at': () => 'Looked at it',
  'looked at everything': () => 'Looked at everything from the same number',
  state: stateWords,
  note: () => 'Added a note',
  'note removed': () => 'Removed a note',
  corrected: (fields) => `Corrected: ${fields}`,
  printed: (count) => `Printed a list of ${counted(count)}`,
  exported: (count) => `Downloaded ${counted(count)}`,
  erased: (count) => `Erased ${counted(count)}`,
  'clock confirmed': () => 'Confirmed the day of the desk',
  'removed after its time': (count) => `Removed ${counted(count)} whose time was over`,
};

export const entryWords = ({ what, detail }: Pick<AuditEntry, 'what' | 'detail'>): string =>
  SENTENCES[what](detail);

/** A command, or the desk by itself. */
export const byWords = ({ by }: Pick<AuditEntry, 'by'>): string => by ?? 'The desk';
