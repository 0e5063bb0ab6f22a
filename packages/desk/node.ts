import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { HOUR_MS } from '@clinic/contract/dates.ts';
import { assemble } from './assemble.ts';
import { clientAddress } from './lib/address.ts';
import { backUpHourly } from './backup/hourly.ts';
import { requestCount } from './format/text.ts';
import { createReporter, describe, type Log } from './lib/logger.ts';
import { daily, repeat, type RepeatedTask } from './lib/repeat.ts';
import { heartbeat } from './notify/heartbeat.ts';
import { IN_DOUBT, removeAfter } from './reception/queries/retention.ts';
import { readPassphrase } from './settings/backup.ts';
import { SettingsError, type Settings } from './settings/settings.ts';
import type { Store } from './store/store.ts';
import { openSqliteStore, type SqliteStore } from './store/sqlite/store.ts';
import { createPages } from './static/pages.ts';
import { readReceptionAssets } from './node/reception-assets.ts';
import type { Site } from './node/releases.ts';
import { sendBySmtp } from './node/smtp.ts';

export interface DeskOptions {
  settings: Settings;
  /** Undefined in `astro dev`, where Astro serves the pages. */
  site?: Site;
  log: Log;
  store?: Store;
}

const BACKUP_FAILED = 'The last backup failed, or its test restore did; the log says why.';
const BACKUP_TOO_OLD = 'The newest verified backup is more than three hours old.';

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Starts the desk on this computer. Rejects with DatabaseError when the requests file cannot be opened. */
export async function openDesk({ settings, site, log, ...given }: DeskOptions) {
  const { requestsFile, repeatSeconds, webhook, mail, backup } = settings;
  if (mail && !mail.server) throw new SettingsError('MAIL_TO needs SMTP_URL, the mail server to send with.');
  const send = mail?.server && sendBySmtp(mail.server);
  const options = { repeatSeconds, notify: webhook !== undefined, receipt: mail?.receipt };
  const store = given.store ?? openSqliteStore(requestsFile, options, log);
  const backups =
    backup && backUpHourly({ requestsFile, ...backup, passphrase: readPassphrase(backup.key) }, log);
  const reporter = createReporter(log, HOUR_MS);
  const onError = (error: unknown) =>
    reporter.failed(`A background task failed and is retried: ${describe(error)}`);
  const maintenance = repeat(maintain(store, settings, log), { onError });
  const { app, reception, health, refusals, ...parts } = await assemble({
    ...{ settings, store, send, log },
    ...clientsBehind(settings.proxies),
    assets: readReceptionAssets(),
    onStored: () => runAll(notifiers),
    choices: site?.choices ?? (() => undefined),
    pages: site ? createPages(site) : new Hono(),
    healthDetails: () => ({ ...site?.status(), testRestoredAt: backups?.testRestoredAt() }),
    otherErrors: () => [
      ...(backups?.error() ? [BACKUP_FAILED] : []),
      ...(backups?.isTooOld() ? [BACKUP_TOO_OLD] : []),
    ],
  });
  const notifiers = parts.notifiers.map((notifier) => repeat(notifier, { onError }));
  const beating = settings.heartbeat && heartbeat(settings.heartbeat, health);
  const tasks = [...notifiers, backups, maintenance, beating].filter((task) => typeof task === 'object');
  runAll(tasks);
  const flushing = setInterval(refusals.flush, 60_000).unref();
  return {
    app,
    /** True when a person was added who can sign in at /desk. */
    hasReception: await reception.isOpen(),
    /** Stops the background tasks at once, and closes the store once `served` has resolved. */
    async close(served?: Promise<unknown>) {
      clearInterval(flushing);
      await Promise.all([served, ...tasks.map(({ stop }) => stop())]);
      refusals.flush();
      await store.close();
    },
  };
}

const runAll = (tasks: RepeatedTask[]): void => tasks.forEach((task) => task.run());

/** Checks the file for damage once a day. Every hour, stores the time and removes requests past KEEP_DAYS. */
function maintain(store: Store | SqliteStore, { keepDays }: Settings, log: Log) {
  const check = daily(async () => 'check' in store && store.check());
  let lastRun = performance.now();
  let wasInDoubt = false;
  return async () => {
    await check();
    const sinceLastRun = performance.now() - lastRun;
    const count = await removeAfter(store, keepDays, new Date(), sinceLastRun);
    lastRun += sinceLastRun;
    if (count) log(`Removed ${requestCount(count)} older than KEEP_DAYS.`);
    if (count === undefined && !wasInDoubt) log(IN_DOUBT);
    wasInDoubt = count === undefined;
    return new Date(Date.now() + HOUR_MS);
  };
}

/** Reads client address and protocol from the connection, or from the trusted proxies. */
function clientsBehind(proxies: number) {
  return {
    addressOf(c: Context): string {
      const { remoteAddress = 'unknown' } = (c.env as HttpBindings).incoming.socket;
      return clientAddress(remoteAddress, c.req.header('x-forwarded-for'), proxies);
    },
    cameByHttps: (c: Context): boolean => proxies > 0 && c.req.header('x-forwarded-proto') === 'https',
  };
}
