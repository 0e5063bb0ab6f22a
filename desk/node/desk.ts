import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createApp } from '../app/app.ts';
import type { HeaderRule } from '../app/headers-file.ts';
import { createRefusalLog } from '../app/refusal-log.ts';
import type { Choices } from '../app/rules.ts';
import { backUpDaily } from '../backup/daily.ts';
import { passphraseOf } from '../backup/key.ts';
import { repeatedly } from '../notify/repeatedly.ts';
import { createWebhook } from '../notify/webhook.ts';
import type { BackupSettings } from '../settings/backup.ts';
import type { Settings } from '../settings.ts';
import type { RequestStore } from '../store/request-store.ts';
import { openStoreInThread } from '../store/sqlite/in-thread.ts';
import { visitorsBehind } from './visitor.ts';

export interface DeskParts {
  settings: Settings;
  pages: Hono;
  rules: HeaderRule[];
  choices: () => Choices | undefined;
  say: (sentence: string) => void;
  store?: RequestStore;
}

export interface Desk {
  app: Hono;
  close(): Promise<void>;
}

/** Puts the parts together on this computer. Rejects with StoreNotOpen when the requests file cannot be opened. */
export async function openDesk({ settings, pages, rules, choices, say, ...given }: DeskParts): Promise<Desk> {
  const store = given.store ?? (await openStore(settings, say));
  const webhook = settings.webhook && createWebhook(store, settings.webhook, say);
  const announcing = webhook && repeatedly(webhook.announce);
  announcing?.wake();
  const backups = settings.backup && backUp(settings, settings.backup, say);
  backups?.wake();
  const refusals = createRefusalLog(say);
  const app = createApp({
    ...settings,
    ...visitorsBehind(settings.proxies),
    store,
    kept: () => announcing?.wake(),
    choices,
    fingerprintKey: randomBytes(32).toString('base64'),
    pages,
    rules,
    refused: refusals.note,
    say,
  });
  return {
    app,
    async close() {
      refusals.stop();
      await Promise.all([announcing?.stop(), backups?.stop()]);
      await store.close();
    },
  };
}

const backUp = (
  { requestsFile }: Settings,
  { folder, key, keep }: BackupSettings,
  say: (sentence: string) => void,
) => backUpDaily({ requestsFile, folder, keep, passphrase: passphraseOf(key) }, say);

const openStore = ({ requestsFile, repeatSeconds, webhook }: Settings, say: (sentence: string) => void) =>
  openStoreInThread({ file: requestsFile, choices: { repeatSeconds, announce: webhook !== undefined } }, say);
