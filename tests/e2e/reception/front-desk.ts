// A desk with its own database, and its staff.
import { execFile } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { paths } from '@clinic/contract/paths.ts';
import { bookingWindow, longDate } from '@clinic/contract/dates.ts';
import { serveSite } from '../support/servers/desk.ts';
import { root } from '#tools/lib/run.ts';
import { test as base } from '../support/test.ts';

export { desktop, expect, phone } from '../support/test.ts';

export const password = 'four brown mangoes';

export interface FrontDesk {
  address: string;
  /** Runs the command of the operator; resolves to the link. */
  invite(name: string, ...options: string[]): Promise<string>;
  /** Sends a request like a form of the site; resolves to its id. */
  receive(changes?: Patient): Promise<number>;
  read(sql: string): Record<string, unknown>[];
  change(sql: string): void;
}

export interface Patient {
  name?: string;
  mobile?: string;
  email?: string | null;
  condition?: string;
}

const run = promisify(execFile);
let mobiles = 0;

/** Unique, also among parallel workers. */
export const newMobile = () =>
  `97${String(process.pid % 1000).padStart(3, '0')}${String((mobiles += 1)).padStart(5, '0')}`;

export async function openFrontDesk(
  settings: NodeJS.ProcessEnv = {},
): Promise<FrontDesk & { stop(): Promise<void> }> {
  const { address, requestsFile, stop } = await serveSite('dist', {
    REQUESTS_PER_MINUTE: '100000',
    ...settings,
  });
  const { problems } = (await (await fetch(`${address}/choices.json`)).json()) as { problems: string[] };
  const using = <T>(readOnly: boolean, work: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(requestsFile, { readOnly, timeout: 5_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const read = (sql: string) => using(true, (database) => database.prepare(sql).all());
  return {
    address,
    stop,
    read,
    change: (sql) => using(false, (database) => database.exec(sql)),
    async invite(name, ...options) {
      const env = { ...process.env, REQUESTS_FILE: requestsFile, SITE_URL: address };
      const args = ['packages/desk/cli/index.ts', '--add-person', name, ...options];
      const { stdout } = await run(process.execPath, args, { cwd: root, env });
      return /http\S+/.exec(stdout)?.[0] ?? '';
    },
    async receive(changes = {}) {
      const day = bookingWindow(Date.now()).first;
      const patient = {
        name: 'Sunita Sharma',
        mobile: newMobile(),
        email: null,
        condition: problems[0],
        ...changes,
      };
      const answer = await fetch(address + paths.query, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...patient, appointmentDate: day, formattedDate: longDate(day) }),
      });
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      return Number(read('SELECT max(id) AS id FROM requests')[0]?.id);
    },
  };
}

export const test = base.extend<object, { frontDesk: FrontDesk }>({
  frontDesk: [
    async ({}, use) => {
      const desk = await openFrontDesk();
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ frontDesk }, use) => use(frontDesk.address),
});

/** Accepts an invitation, which signs in. */
export async function join(page: Page, frontDesk: FrontDesk, name: string, ...options: string[]) {
  await page.goto(await frontDesk.invite(name, ...options));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(/\/(desk|editor)$/);
}

export async function signIn(page: Page, name: string) {
  await page.goto('/desk/sign-in');
  await submitSignIn(page, name);
}

export async function submitSignIn(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

declare global {
  var alerts: string[];
}
export const alertsOn = (page: Page) => page.evaluate(() => globalThis.alerts);

/** Records the sounds and notifications of a page, in a hidden tab of a browser that allows notifications. */
export function recordAlerts() {
  globalThis.alerts = [];
  Object.defineProperty(document, 'hidden', { value: true });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    globalThis.alerts.push('tone');
    start.apply(this, when);
  };
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title: string) {
      globalThis.alerts.push(title);
    }
  } as never;
}
