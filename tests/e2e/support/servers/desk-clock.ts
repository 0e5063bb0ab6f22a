// The pages of most tests live at one moment, so the desk that answers them does too: it takes no day outside of its
// window. Loaded before the desk itself.
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
