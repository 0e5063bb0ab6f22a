/** The states of a request. */
export const STATES = ['new', 'called', 'no answer', 'booked', 'closed', 'spam'] as const;

export type State = (typeof STATES)[number];

/** The states with nothing left to do. */
export const HANDLED: readonly State[] = ['booked', 'closed', 'spam'];
export const OPEN: readonly State[] = STATES.filter((state) => !HANDLED.includes(state));

export const isState = (text: unknown): text is State => STATES.includes(text as State);
export const isHandled = (state: State): boolean => HANDLED.includes(state);
