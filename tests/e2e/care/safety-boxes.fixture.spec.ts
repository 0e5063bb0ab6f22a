// Safety boxes show their opening lines first and all rules after a click or on paper.
import { english } from '@clinic/content-model/messages/english.ts';
import { first } from '../support/content/index.ts';
import { conditionPage, expect, fixture, test, withoutScripts } from '../support/servers/fixture-site.ts';

const condition = first(fixture.conditions, ({ path }) => path === conditionPage);
const boxes = fixture.blocksOf(condition.data, 'box');
const box = first(boxes, ({ opening, limits }) => Boolean(opening && limits));
const asRead = (text: string) => text.replace(/\{(\d+)\}/g, '$1');
const opening = (box.opening ?? []).map(({ question, answer }) => asRead(`${question} ${answer}`));
const rules = box.rules.map(asRead);

for (const [name, run] of [
  ['with', test],
  ['without', withoutScripts],
] as const)
  run(`a box shows its opening, and a click shows all rules, ${name} scripts`, async ({ page }) => {
    await page.goto(conditionPage);
    const region = page.getByRole('region', { name: box.title });
    await expect(region.getByRole('listitem')).toHaveText(opening);
    await region.getByText(english.allRules).click();
    await expect(region.getByRole('listitem')).toHaveText([...opening, ...rules]);
  });

test('a printed box contains all rules', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(conditionPage);
  const region = page.getByRole('region', { name: box.title });
  for (const text of rules) await expect(region.getByText(text)).toBeVisible();
});

test('a box without opening lines shows all rules', async ({ page }) => {
  const whole = first(boxes, (other) => !other.opening);
  await page.goto(conditionPage);
  const region = page.getByRole('region', { name: whole.title });
  await expect(region.getByRole('listitem')).toHaveText(whole.rules.map(asRead));
});

test('the painkiller dose is followed by its limits and a link to the box', async ({ page }) => {
  await page.goto(conditionPage);
  const tonight = page.getByRole('region', { name: english.tonight });
  await expect(tonight.getByRole('listitem')).toHaveText(box.limits ?? []);
  await tonight.getByRole('link', { name: box.title }).click();
  await expect(page.getByRole('heading', { name: box.title })).toBeInViewport();
});
