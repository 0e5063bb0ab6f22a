// A safety box opens with the rules that its writer marks; the others are one click away, and never missing on paper.
import { first } from '../support/content/index.ts';
import { conditionPage, expect, fixture, test, withoutScripts } from '../support/servers/fixture-site.ts';

const condition = first(fixture.conditions, ({ path }) => path === conditionPage);
const box = first(fixture.blocksOf(condition.data, 'box'), ({ rules }) => rules.some((rule) => rule.first));
const asRead = (text: string) => text.replace(/\{(\d+)\}/g, '$1');
const shown = box.rules.filter((rule) => rule.first).map(({ text }) => asRead(text));
const others = box.rules.filter((rule) => !rule.first).map(({ text }) => asRead(text));

for (const [name, run] of [
  ['with', test],
  ['without', withoutScripts],
] as const)
  run(`a box opens with its first rules, and a click shows the others, ${name} scripts`, async ({ page }) => {
    await page.goto(conditionPage);
    const rules = page.getByRole('region', { name: box.title });
    await expect(rules.getByRole('listitem')).toHaveText(shown);
    await rules.getByText(fixture.screen('care').otherRules).click();
    await expect(rules.getByRole('listitem')).toHaveText([...shown, ...others]);
  });

test('paper has all rules of a box', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(conditionPage);
  const rules = page.getByRole('region', { name: box.title });
  for (const text of [...shown, ...others]) await expect(rules.getByText(text)).toBeVisible();
});

test('a box whose writer marks no rule shows all of them', async ({ page }) => {
  const whole = first(
    fixture.blocksOf(condition.data, 'box'),
    ({ rules }) => !rules.some((rule) => rule.first),
  );
  await page.goto(conditionPage);
  const rules = page.getByRole('region', { name: whole.title });
  await expect(rules.getByRole('listitem')).toHaveText(whole.rules.map(({ text }) => asRead(text)));
});
