// Sets the clock of the desk to the time of most tests, because the desk rejects days outside its
// booking window. Loaded before the desk.
import { noon } from '../noon.ts';

const ahead = noon.getTime() - Date.now();

globalThis.Date = class extends Date {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [Date.now()]) as [number]));
  }
  static override now(): number {
    return super.now() + ahead;
  }
} as DateConstructor;
