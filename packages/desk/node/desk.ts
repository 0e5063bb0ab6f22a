import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { assemble } from '../assemble.ts';
import { believedAddress } from '../lib/caller.ts';
import { backUpHourly } from '../backup/hourly.ts';
import { passphraseOf } from '../backup/encryption.ts';
import { requestCount } from '../format/text.ts';
import { heartbeat } from '../notify/heartbeat.ts';
import { daily, repeatedly, type Repeated } from '../timing/repeatedly.ts';
import { IN_DOUBT, removeAfter } from '../reception/queries/retention.ts';
import type { MailSettings } from '../settings/mail.ts';
import { SettingsError, type Settings } from '../settings.ts';
import type { Store } from '../store/request-store.ts';
import { openSqliteStore, type SqliteStore } from '../store/sqlite/store.ts';
import { createPages } from '../static/pages.ts';
import { readReceptionAssets } from './reception-assets.ts';
import type { Site } from './releases.ts';
import { sendBySmtp } from './smtp.ts';

export interface DeskParts {
  settings: Settings;
  /** The preview has none: Astro sends its pages. */
  site?: Site;
  say: (sentence: string) => void;
  store?: Store;
}

const BACKUP_FAILED = 'The last backup failed, or could not be put back for a trial; the log says why.';
const BACKUP_TOO_OLD = 'The newest verified backup is more than three hours old.';

const HOUR_MS = 3_600_000;

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Puts the parts together on this computer. Rejects with DatabaseProblem when the requests file cannot be opened. */
export async function openDesk({ settings, site, say, ...given }: DeskParts) {
  const { requestsFile, repeatSeconds, webhook, mail, backup } = settings;
  const send = mail && smtpOf(mail);
  const keeping = { repeatSeconds, announce: webhook !== undefined };
  const store = given.store ?? openSqliteStore(requestsFile, keeping, say);
  const backups =
    backup && backUpHourly({ requestsFile, ...backup, passphrase: passphraseOf(backup.key) }, say);
  const tidying = repeatedly(tidy(store, settings, say));
  const { app, reception, health, refusals, ...made } = await assemble({
    ...{ settings, store, send, say },
    ...visitorsBehind(settings.proxies),
    assets: readReceptionAssets(),
    kept: () => wake(announcing),
    choices: site?.choices ?? (() => undefined),
    pages: site ? createPages(site) : new Hono(),
    rules: site?.rules ?? (() => []),
    about: () => ({ ...site?.about(), backupDrilledAt: backups?.drilledAt() }),
    troubles: () => [
      ...(backups?.trouble() ? [BACKUP_FAILED] : []),
      ...(backups?.isTooOld() ? [BACKUP_TOO_OLD] : []),
    ],
  });
  const announcing = made.announcing.map((announce) => repeatedly(announce));
  const beating = settings.heartbeat && heartbeat(settings.heartbeat, health);
  const works = [...announcing, backups, tidying, beating].filter((work) => typeof work === 'object');
  wake(works);
  const counting = setInterval(refusals.tell, 60_000).unref();
  return {
    app,
    /** Whether somebody was added who can look at requests at /desk. */
    hasReception: await reception.isOpen(),
    /** Stops what runs by itself at once, and closes the store once `served` has resolved. */
    async close(served?: Promise<unknown>) {
      clearInterval(counting);
      await Promise.all([served, ...works.map(({ stop }) => stop())]);
      refusals.tell();
      await store.close();
    },
  };
}

const wake = (works: Repeated[]): void => works.forEach((work) => work.wake());

function smtpOf({ server }: MailSettings) {
  if (!server) throw new SettingsError('MAIL_TO needs SMTP_URL, the server that takes the mail.');
  return sendBySmtp(server);
}

/** Looks for damage once a day; every hour, notes the time that the desk has run and removes what is over. */
function tidy(store: Store | SqliteStore, { keepDays }: Settings, say: (sentence: string) => void) {
  const check = daily(async () => 'check' in store && store.check());
  let lookedAt = performance.now();
  let wasInDoubt = false;
  return async () => {
    await check();
    const sinceLastLook = performance.now() - lookedAt;
    const count = await removeAfter(store, keepDays, new Date(), sinceLastLook);
    lookedAt += sinceLastLook;
    if (count) say(`Removed ${requestCount(count)} whose time was over (KEEP_DAYS).`);
    if (count === undefined && !wasInDoubt) say(IN_DOUBT);
    wasInDoubt = count === undefined;
    return new Date(Date.now() + HOUR_MS);
  };
}

/** What Node knows of whoever is asking, and what our own proxies say of them. */
function visitorsBehind(proxies: number) {
  return {
    addressOf(c: Context): string {
      const { remoteAddress = 'unknown' } = (c.env as HttpBindings).incoming.socket;
      return believedAddress(remoteAddress, c.req.header('x-forwarded-for'), proxies);
    },
    cameByHttps: (c: Context): boolean => proxies > 0 && c.req.header('x-forwarded-proto') === 'https',
  };
}
