// Words for states and dates.
import { clinicDay } from '@clinic/contract/dates.ts';
import type { Row, State } from '../../api/types.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', ...options });

/** Adds the year when it is not this one. */
function formatter(options: Intl.DateTimeFormatOptions = {}) {
  const [inYear, inFull] = [format(options), format({ year: 'numeric', ...options })];
  return (iso: string) => {
    const isThisYear = iso.slice(0, 4) === clinicDay(Date.now()).slice(0, 4);
    return (isThisYear ? inYear : inFull).format(new Date(iso));
  };
}

/** "29 November" */
export const formatDay = formatter();
/** "29 November at 14:03" */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit' });

export const inWords = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

export const stateLabels: Record<State, string> = {
  draft: 'Draft',
  planned: 'Planned',
  waiting: 'To publish',
  published: 'Published',
  'review due': 'Review due',
};

export function stateOf({ state, day }: Row): string {
  if (state === 'planned' && day) return `Planned for ${formatDay(day)}`;
  return state === 'review due' && day ? `Review due since ${formatDay(day)}` : stateLabels[state];
}

/** Without accents and case. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns a function that is true for a text with all words of the search. */
export function matcher(search: string) {
  const words = folded(search).split(/\s+/);
  return (...texts: (string | undefined)[]) => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
}
