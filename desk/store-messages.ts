import type { NewRequest, Trouble } from './keeper.ts';
import type { VaultChoices } from './vault.ts';

/** What the thread that answers visitors and the thread that writes to disk tell each other. */
export interface StoreStart extends Omit<VaultChoices, 'announce'> {
  webhook: string | undefined;
}

export type ToStore = { kind: 'keep'; batch: NewRequest[] } | { kind: 'close' };

export type FromStore =
  | { kind: 'open' }
  | { kind: 'closed-at-start'; sentence: string }
  | { kind: 'kept' }
  | { kind: 'failed'; trouble: Trouble; sentence: string }
  | { kind: 'say'; sentence: string };
