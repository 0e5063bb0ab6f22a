// What a visitor does: asks for an appointment, calmly or at once, or goes on to another page.
import type { Page } from '@playwright/test';

const PATIENCE = 15_000;

export async function tapForDialog(page: Page) {
  if (!(await page.evaluate(() => window.visitor.bookingButton() !== undefined))) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.waitForTimeout(400);
  }
  const times = page.evaluate(() => window.visitor.timeDialog());
  const button = await page.evaluateHandle(() => window.visitor.bookingButton());
  await button.asElement()?.tap({ noWaitAfter: true });
  const answered = await within(times);
  await page.waitForTimeout(500);
  const inp = await page.evaluate(() => window.watch.inp);
  return { ...answered, inp };
}

/** From the navigation on. Where a tap leads to another page instead, there is never a dialog. */
export async function tapImpatiently(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
  return within(page.evaluate(() => window.visitor.tapUntilDialog()));
}

/** From the finger on a link to the heading of the next page. */
export async function tapForNextPage(page: Page) {
  const link = (await page.evaluateHandle(() => window.visitor.link())).asElement();
  if (!link) return undefined;
  await page.evaluate(() => window.visitor.noteTap());
  const from = page.url();
  await link.tap({ noWaitAfter: true });
  await page.waitForURL((url) => url.href !== from, { waitUntil: 'load' });
  return page.evaluate(() => Number(sessionStorage.arrived) - Number(sessionStorage.tapped));
}

const within = <T>(time: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    time.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined)),
  ]);
