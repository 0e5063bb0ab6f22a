// Finding one's way with the menu: mouse, keyboard, finger, and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import {
  conditions,
  listedServices,
  practice,
  type Condition,
  type Service,
} from '../support/content/index.ts';
import { drawn } from '../support/drawn.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, phone, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const sub = (page: Page, name: string) =>
  menu(page).locator('details', { has: page.getByText(name, { exact: true }) });
const openLists = (page: Page) => menu(page).locator('details[open]');

const paths = (entries: { path: string }[]) => entries.map(({ path }) => path);
const lists: [name: string, overview: string, pages: string[]][] = [
  ['Pain Conditions', '/pain-conditions', paths(conditions)],
  ['Services', '/services', paths(listedServices)],
  [
    'For Patients',
    '/for-patients',
    ['testimonials', 'news-events', 'blogs', 'contacts'].map((slug) => `/for-patients/${slug}`),
  ],
];

/** Opened by a click or a tap, each list holds its overview and its pages. */
async function expectLists(page: Page, open: (list: Locator) => Promise<void>) {
  for (const [name, overview, pages] of lists) {
    await open(heading(page, name));
    await expect(sub(page, name)).toHaveAttribute('open');
    const hrefs = await hrefsOf(sub(page, name).getByRole('link'));
    expect(hrefs.toSorted(), name).toEqual([overview, ...pages].toSorted());
  }
}

/** The last of a list: to reach it, one has to get through the whole list. */
const [lastCondition, lastService] = [conditions, listedServices].map((all) => all.at(-1)) as [
  Condition,
  Service,
];
const linkTo = (page: Page, list: string, { data }: Condition | Service) =>
  sub(page, list).getByRole('link', { name: data.title, exact: true });

test.describe('on a wide screen', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('all columns of a list begin at the same height', async ({ page }) => {
    await heading(page, 'Pain Conditions').click();
    const groups = await sub(page, 'Pain Conditions').locator('.group > :first-child').all();
    const boxes = await Promise.all(groups.map((group) => group.boundingBox()));
    const tops = new Map<number, number>();
    for (const box of boxes) {
      const { x, y } = box ?? { x: NaN, y: NaN };
      tops.set(x, Math.min(y, tops.get(x) ?? Infinity));
    }
    expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
  });

  test('the logo and the top items lead to their pages, and the lists hold all theirs', async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: practice.doctor });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
    const about = menu(page).getByRole('link', { name: 'About', exact: true });
    await expect(about).toHaveAttribute('href', '/about');
    await expect(about).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).getByText('Book Appointment')).toBeVisible();
    await expectLists(page, (list) => list.click());
  });

  test('it opens by Enter, and Escape closes it and gives the focus back @task', async ({ page }) => {
    await heading(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(sub(page, 'Services')).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sub(page, 'Services').getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openLists(page)).toHaveCount(0);
    await expect(heading(page, 'Services')).toBeFocused();
  });

  test('it opens under the mouse and closes when the mouse leaves', async ({ page }) => {
    await heading(page, 'Pain Conditions').hover();
    await expect(sub(page, 'Pain Conditions')).toHaveAttribute('open');
    await heading(page, 'Services').hover();
    await expect(sub(page, 'Services')).toHaveAttribute('open');
    await expect(openLists(page)).toHaveCount(1);
    await page.mouse.move(640, 880);
    await expect(openLists(page)).toHaveCount(0);
  });

  test('a click that follows the mouse at once does not close what has just opened', async ({ page }) => {
    // Between two commands a busy machine may take longer than a hand does, so the page clicks by itself.
    const clicked = sub(page, 'Services').evaluate(
      (list) =>
        new Promise<void>((done) => {
          const click = () => {
            list.querySelector('summary')?.click();
            done();
          };
          list.addEventListener('toggle', () => setTimeout(click), { once: true });
        }),
    );
    await heading(page, 'Services').hover();
    await clicked;
    await drawn(page);
    await expect(sub(page, 'Services')).toHaveAttribute('open');
  });

  test('one list is open at a time, and a click elsewhere or the Tab key closes it', async ({ page }) => {
    for (const name of ['Pain Conditions', 'Services', 'For Patients']) {
      await heading(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(sub(page, name)).toHaveAttribute('open');
      await expect(openLists(page)).toHaveCount(1);
    }
    await page.mouse.click(640, 880);
    await expect(openLists(page)).toHaveCount(0);
    await heading(page, 'For Patients').focus();
    await page.keyboard.press('Enter');
    await sub(page, 'For Patients').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(openLists(page)).toHaveCount(0);
  });

  test('a link of a list leads to its page, whose list is marked', async ({ page }) => {
    await heading(page, 'Pain Conditions').click();
    await linkTo(page, 'Pain Conditions', lastCondition).click();
    await expect(page).toHaveURL(lastCondition.path);
    await expect(heading(page, 'Pain Conditions')).toHaveAttribute('aria-current', 'true');
    await heading(page, 'Pain Conditions').click();
    const here = linkTo(page, 'Pain Conditions', lastCondition);
    await expect(here).toHaveAttribute('aria-current', 'page');
  });

  test('the keyboard can skip the bar, which stays at the top while the page scrolls', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test.beforeEach(({ page }) => page.goto('/about'));
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('the menu waits behind its button, beside the phone number, and Escape closes it', async ({
    page,
  }) => {
    await expect(menu(page)).toBeHidden();
    const call = page.getByRole('banner').getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', `tel:${practice.phone.number}`);
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('one list is open at a time, a second tap closes it, and each holds its pages', async ({ page }) => {
    await toggle(page).tap();
    await heading(page, 'Pain Conditions').tap();
    await expect(sub(page, 'Pain Conditions')).toHaveAttribute('open');
    await heading(page, 'For Patients').tap();
    await expect(sub(page, 'For Patients')).toHaveAttribute('open');
    await expect(openLists(page)).toHaveCount(1);
    await heading(page, 'For Patients').tap();
    await expect(openLists(page)).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
    await expectLists(page, (list) => list.tap());
  });

  test('a list that opens below a long one keeps its heading on the screen', async ({ page }) => {
    await toggle(page).tap();
    await heading(page, 'Pain Conditions').tap();
    await expect(sub(page, 'Pain Conditions')).toHaveAttribute('open');
    await heading(page, 'Services').tap();
    await expect(sub(page, 'Services')).toHaveAttribute('open');
    const { y: top = NaN } = (await menu(page).boundingBox()) ?? {};
    await expect
      .poll(async () => (await heading(page, 'Services').boundingBox())?.y)
      .toBeGreaterThanOrEqual(top);
    await expect(sub(page, 'Services').getByRole('link').first()).toBeInViewport();
  });

  test('a link leads on @task', async ({ page }) => {
    await toggle(page).tap();
    await heading(page, 'Services').tap();
    await linkTo(page, 'Services', lastService).tap();
    await expect(page).toHaveURL(lastService.path);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the menu still opens, one list at a time, and leads on @task', async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await heading(page, 'Pain Conditions').tap();
    await heading(page, 'Services').tap();
    await expect(openLists(page)).toHaveCount(1);
    await linkTo(page, 'Services', lastService).tap();
    await expect(page).toHaveURL(lastService.path);
  });
});
