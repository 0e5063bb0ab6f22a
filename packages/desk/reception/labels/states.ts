import { isHandled, STATES, type State } from '../../store/states.ts';

/** A part of the list of requests. */
export type View = 'to do' | 'all' | State;

export const stateName: Record<State, string> = {
  new: 'New',
  called: 'Called',
  'no answer': 'No answer',
  booked: 'Booked',
  closed: 'Closed',
  spam: 'Spam',
};

const ACTIONS: Record<State, string> = { ...stateName, new: 'Back to new', closed: 'Close' };

/** Returns the buttons of a request, without booking, which has its own form. */
export function actionsFrom(state: State): { to: State; label: string }[] {
  if (isHandled(state)) return [{ to: 'new', label: 'Reopen' }];
  const forward = STATES.filter((to) => !['new', 'booked', state].includes(to));
  const all: State[] = state === 'new' ? forward : [...forward, 'new'];
  return all.map((to) => ({ to, label: ACTIONS[to] }));
}

export const viewName = (view: View): string =>
  view === 'to do' ? 'To do' : view === 'all' ? 'All' : stateName[view];

export const slug = (view: View): string => view.replace(' ', '-');

export const VIEWS: View[] = ['to do', ...STATES, 'all'];
export const parseView = (text: string | undefined): View | undefined =>
  VIEWS.find((view) => slug(view) === text);
