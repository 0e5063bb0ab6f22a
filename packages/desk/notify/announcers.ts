import type { Settings } from '../settings.ts';
import type { Store } from '../store/database.ts';
import { createMail, type MailParts } from './mail.ts';
import { createWebhook } from './webhook.ts';

/** Tells of what is due, and resolves to when to look again, if anything is left. */
export type Announce = (stopping: AbortSignal) => Promise<Date | undefined>;

/** All the ways in which the practice is told. Each has its own place in the store, so none waits for another. */
export function announcers(
  store: Store,
  { webhook, mail }: Settings,
  { send, isDeskOpen, log }: Omit<MailParts, 'send'> & { send: MailParts['send'] | undefined },
): Announce[] {
  return [
    webhook && createWebhook(store, webhook, log).announce,
    mail && send && createMail(store, mail, { send, isDeskOpen, log }).announce,
  ].filter((announce) => announce !== undefined);
}
