// Safety blocks on the pages that reference them.
import { blocksOf, conditions, posts, practice, screen, services } from '../support/content/index.ts';
import { hoursInWords } from '@clinic/contract/open-hours.ts';
import { expect, test } from '../support/pages.ts';
import { still } from '../support/test.ts';

test.use(still);

const { warningSigns, getHelp } = screen('care');
const numbers: Record<string, string> = {
  phone: practice.phone.label,
  afterHours: practice.afterHours?.label ?? practice.phone.label,
  hours: hoursInWords(practice.hours.confirmed),
};
/** Replaces the placeholders of numbers and hours, and collapses white space. */
const asRead = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => numbers[name] ?? name);

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const written = [...conditions, ...services, ...posts];

test('every page contains the full text of its safety blocks', ({ pages }) => {
  for (const { path, data } of written) {
    const { html = '', headings = [] } = pages.find(({ address }) => address === path) ?? {};
    const text = textOf(html);
    const shown = ['box', 'help', 'before', 'after'].flatMap((as) => blocksOf(data, as));
    expect.soft(shown.length, path).toBe(data.safety.length);
    const words = shown.flatMap(({ opening = [], rules, points, emergency, sameDay, visit }) => [
      ...opening.map(({ question, answer }) => `${question} ${answer}`),
      ...[rules, points, emergency, sameDay, visit].flat(),
    ]);
    const missing = words.filter((some) => !text.includes(asRead(some)));
    expect.soft(missing, path).toEqual([]);
    const titles = headings.map((heading) => heading.text);
    for (const { title } of blocksOf(data, 'box')) expect.soft(titles, path).toContain(title);
    if (blocksOf(data, 'help').length > 0) expect.soft(titles, path).toContain(getHelp.heading);
    if (blocksOf(data, 'after').length > 0) expect.soft(titles, path).toContain(warningSigns.heading);
  }
});

test('an emergency in a box has a phone link', async ({ page }) => {
  const found = written.find(({ data }) =>
    blocksOf(data, 'box').some(({ opening = [] }) => opening.some(({ answer }) => answer.includes('{112}'))),
  );
  expect(found).toBeDefined();
  await page.goto(found?.path ?? '/');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link', { name: '112' }).first(),
  ).toHaveAttribute('href', 'tel:112');
});
