// The three levels of help: emergency, same day, appointment.
import { blocksOf, callable, conditions, practice, screen } from '../support/content/index.ts';
import { openForm } from '../support/forms.ts';
import type { Facts } from '../support/html.ts';
import { hrefsOf } from '../support/links.ts';
import { condition } from '../support/requests.ts';
import { expect, test } from '../support/pages.ts';
import { phone, still } from '../support/test.ts';

test.use(still);

const { getHelp } = condition.data;
const words = screen('care').getHelp;
const levels = (['emergency', 'sameDay', 'visit'] as const).map((level) => ({
  heading: words[level].heading,
  signs: [...blocksOf(condition.data, 'help'), getHelp].flatMap((one) => one[level]),
}));
/** Returns the phone numbers between braces; {phone} is the practice, {hours} is text. */
const numbers = [words.emergency.text, words.sameDay.text].flatMap((text) =>
  [...text.matchAll(/\{(?!hours\b)(\w+)\}/g)].map(([, name = '']) =>
    name === 'phone' ? practice.phone.number : name,
  ),
);

/** The start of the article; the options follow an article without headings. */
const firstHeading = (text: string) => /^## +(.+?)\s*$/m.exec(text)?.[1] ?? 'Your options side by side';

test.describe('on a phone', () => {
  test.use(phone);

  test('three levels of help come first, with large phone links', async ({ page }) => {
    await page.goto(condition.path);
    const help = page.getByRole('region', { name: words.heading });
    await expect(help.getByRole('heading', { level: 3 })).toHaveText(levels.map(({ heading }) => heading));
    await expect(help.getByRole('listitem')).toHaveCount(levels.flatMap(({ signs }) => signs).length);
    for (const sign of levels.flatMap(({ signs }) => signs))
      await expect(help.getByRole('listitem').filter({ hasText: sign })).toHaveCount(1);

    const article = page.getByRole('heading', {
      level: 2,
      name: firstHeading(condition.text),
      exact: true,
    });
    const [above, below] = await Promise.all([help.boundingBox(), article.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);

    // Only the phone numbers are links.
    const calls = help.locator('a[href^="tel:"]');
    expect(await hrefsOf(calls)).toEqual(numbers.map((number) => `tel:${number}`));
    for (const number of callable(words.emergency.text)) {
      const box = await calls.and(page.locator(`[href="tel:${number}"]`)).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
  });
});

for (const form of ['conditionAppointment', 'conditionQuery'] as const)
  test(`the ${form} form begins with the warning about emergencies`, async ({ page }) => {
    await page.goto(condition.path);
    const dialog = await openForm(page, form);
    const urgent = dialog.getByText(getHelp.inShort, { exact: true });
    await expect(urgent).toBeVisible();
    const [warning, fields] = await Promise.all([
      urgent.boundingBox(),
      dialog.getByRole('textbox').first().boundingBox(),
    ]);
    expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThanOrEqual(fields?.y ?? 0);
  });

test('every condition and every form contains the warning signs', ({ pages }) => {
  for (const { data, text, path } of conditions) {
    const { headings, dialogs } = pages.find(({ address }) => address === path) as Facts;
    const texts = headings.map((heading) => heading.text);
    const place = texts.indexOf(words.heading);
    expect.soft(texts.slice(place + 1, place + 4), path).toEqual(levels.map(({ heading }) => heading));
    expect.soft(texts.indexOf(firstHeading(text)), path).toBeGreaterThan(place);
    const warnings = dialogs.map((dialog) =>
      [practice.emergency, data.getHelp.inShort].find((warning) => dialog.includes(warning)),
    );
    const { inShort } = data.getHelp;
    expect.soft(warnings, path).toEqual([inShort, inShort, practice.emergency]);
  }
});
