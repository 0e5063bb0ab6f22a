// The menu by mouse, keyboard and touch, and without JavaScript.
import type { Locator, Page } from '@playwright/test';
import {
  conditions,
  listedServices,
  practice,
  type Condition,
  type Service,
} from '../support/content/index.ts';
import { waitForPaint } from '../support/paint.ts';
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

/** Opens each list and expects links to its overview and its pages. */
async function expectLists(page: Page, open: (list: Locator) => Promise<void>) {
  for (const [name, overview, pages] of lists) {
    await open(heading(page, name));
    await expect(sub(page, name)).toHaveAttribute('open');
    const hrefs = await hrefsOf(sub(page, name).getByRole('link'));
    expect(hrefs.toSorted(), name).toEqual([overview, ...pages].toSorted());
  }
}

/** The last link of a list, so that the pointer passes the whole list. */
const [lastCondition, lastService] = [conditions, listedServices].map((all) => all.at(-1)) as [
  Condition,
  Service,
];
const linkTo = (page: Page, list: string, { data }: Condition | Service) =>
  sub(page, list).getByRole('link', { name: data.title, exact: true });

test.describe('on a wide screen', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('the columns of a list are aligned at the top', async ({ page }) => {
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

  test('the logo and top items link to their pages, and the lists contain all pages', async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: practice.doctor });
    await expect(logo).toHaveAttribute('href', '/');
    await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
    const about = menu(page).getByRole('link', { name: 'About', exact: true });
    await expect(about).toHaveAttribute('href', '/about');
    await expect(about).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).getByText('Book Appointment')).toBeVisible();
    await expectLists(page, (list) => list.click());
  });

  test('Enter opens a list, and Escape closes it and restores the focus @task', async ({ page }) => {
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

  test('a list opens on hover and closes when the pointer leaves', async ({ page }) => {
    await heading(page, 'Pain Conditions').hover();
    await expect(sub(page, 'Pain Conditions')).toHaveAttribute('open');
    await heading(page, 'Services').hover();
    await expect(sub(page, 'Services')).toHaveAttribute('open');
    await expect(openLists(page)).toHaveCount(1);
    await page.mouse.move(640, 880);
    await expect(openLists(page)).toHaveCount(0);
  });

  test('a click right after the hover does not close the list', async ({ page }) => {
    // The page clicks itself, because a busy machine may be too slow between two commands.
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
    await waitForPaint(page);
    await expect(sub(page, 'Services')).toHaveAttribute('open');
  });

  test('one list is open at a time, and a click outside or the Tab key closes it', async ({ page }) => {
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

  test('a link opens its page, where its list is marked as current', async ({ page }) => {
    await heading(page, 'Pain Conditions').click();
    await linkTo(page, 'Pain Conditions', lastCondition).click();
    await expect(page).toHaveURL(lastCondition.path);
    await expect(heading(page, 'Pain Conditions')).toHaveAttribute('aria-current', 'true');
    await heading(page, 'Pain Conditions').click();
    const here = linkTo(page, 'Pain Conditions', lastCondition);
    await expect(here).toHaveAttribute('aria-current', 'page');
  });

  test('a skip link passes the header, which is sticky', async ({ page }) => {
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

  test('opening a list does not scroll the page', async ({ page }) => {
    await page.mouse.wheel(0, 600);
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBe(600);
    // Playwright's click scrolls, because the sticky header lies in the scroll padding of the page.
    const { x = 0, y = 0 } = (await heading(page, 'Services').boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 10);
    await expect(sub(page, 'Services')).toHaveAttribute('open');
    await waitForPaint(page);
    expect(await scrolled()).toBe(600);
  });
});

test.describe('on a phone', () => {
  test.use(phone);
  test.beforeEach(({ page }) => page.goto('/about'));
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('a button beside the phone number opens the menu, and Escape closes it', async ({ page }) => {
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

  test('one list is open at a time, and a second tap closes it', async ({ page }) => {
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

  test('a list that opens below a long one stays in the viewport, without React', async ({ page }) => {
    await page.route(/\/react\.[^/]+\.js$/, () => {});
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

  test('a link opens its page @task', async ({ page }) => {
    await toggle(page).tap();
    await heading(page, 'Services').tap();
    await linkTo(page, 'Services', lastService).tap();
    await expect(page).toHaveURL(lastService.path);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the menu opens, one list at a time, and its links work @task', async ({ page }) => {
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
