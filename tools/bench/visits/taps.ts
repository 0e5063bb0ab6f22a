// What a visitor does: asks for an appointment, calmly or at once, or goes on to another page.
import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from './phone.ts';

const PATIENCE = 15_000;

export async function tapForDialog(phone: Phone) {
  if (!(await phone.evaluate(() => window.visitor.bookingButton() !== undefined))) {
    await phone.tap(() => window.visitor.menuButton());
    await wait(400);
  }
  const times = phone.evaluate(() => window.visitor.timeDialog());
  await phone.tap(() => window.visitor.bookingButton());
  const answered = await within(times);
  await wait(500);
  const inp = await phone.evaluate(() => window.watch.inp);
  return { ...answered, inp };
}

/** From the navigation on. Where a tap leads to another page instead, there is never a dialog. */
export async function tapImpatiently(phone: Phone, address: string) {
  await phone.visit(address, 'commit');
  return within(phone.evaluate(() => window.visitor.tapUntilDialog()));
}

/** From the finger on a link to the heading of the next page. */
export async function tapForNextPage(phone: Phone) {
  await phone.evaluate(() => window.visitor.noteTap());
  const arrival = phone.arrival();
  if (!(await phone.tap(() => window.visitor.link()))) return undefined;
  await arrival;
  return phone.evaluate(() => Number(sessionStorage.arrived) - Number(sessionStorage.tapped));
}

const within = <T>(time: Promise<T>): Promise<T | undefined> =>
  Promise.race([time.catch(() => undefined), wait(PATIENCE, undefined)]);
