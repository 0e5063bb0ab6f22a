import { randomBytes } from 'node:crypto';
import { createApp, type AppDependencies } from './app/app.ts';
import { editorGate } from './app/editor.ts';
import { healthCheck } from './app/health.ts';
import { createRefusalLog } from './lib/logger.ts';
import { createMail, type Send } from './notify/mail.ts';
import { overdueNotices } from './notify/overdue.ts';
import { createWebhook } from './notify/webhook.ts';
import type { ReceptionAssets } from './reception/env.ts';
import { createReception } from './reception/index.ts';
import { hasPeople } from './reception/queries/people.ts';
import type { Settings } from './settings.ts';
import { sql, type Store } from './store/database.ts';

type Shared = 'pages' | 'rules' | 'choices' | 'about' | 'addressOf' | 'cameByHttps' | 'kept' | 'say';

export interface Parts extends Pick<AppDependencies, Shared> {
  settings: Settings;
  store: Store;
  assets: ReceptionAssets;
  /** Takes mail; nothing, where there is nothing to send it with. */
  send: Send | undefined;
  /** What else is wrong, in sentences that anybody may read. */
  troubles: () => string[];
}

/** What is the same on this computer and at the edge. */
export async function assemble({ settings, store, assets, send, troubles, say, ...parts }: Parts) {
  const { webhook, mail } = settings;
  const refusals = createRefusalLog(say);
  const isDeskOpen = () => hasPeople(store);
  const overdue = (now: Date) => overdueNotices(store, settings, now);
  const health = healthCheck({ database: store, overdue, others: troubles });
  const common = { ...settings, ...parts, refused: refusals.note };
  const practice = () => parts.choices()?.practice;
  const reception = createReception({ ...common, database: store, assets, practice, log: say });
  const { editor } = settings;
  const toEditor = editor && editorGate({ ...parts, ...reception, editor });
  const fingerprintKey = await keyOfFingerprints(store);
  return {
    app: createApp({ ...common, store, reception, health, fingerprintKey, say, toEditor }),
    reception,
    health,
    refusals,
    /** All the ways in which the practice is told. Each has its own place in the store, so none waits for another. */
    announcing: [
      webhook && createWebhook(store, webhook, say).announce,
      mail && send && createMail(store, mail, { send, isDeskOpen, log: say }).announce,
    ].filter((announce) => announce !== undefined),
  };
}

/** Kept, so that a repeat is known across a restart. Where nothing can be kept just now, no repeat has to be known. */
async function keyOfFingerprints(store: Store): Promise<string> {
  const fresh = randomBytes(32).toString('base64');
  try {
    await store.write([sql`INSERT OR IGNORE INTO secrets (name, value) VALUES ('fingerprint', ${fresh})`]);
    const [row] = await store.read("SELECT value FROM secrets WHERE name = 'fingerprint'");
    return String(row?.value ?? fresh);
  } catch {
    return fresh;
  }
}
