// Glossary terms in the text.
import { conditionPage, expect, fixture, phone, still, test } from '../support/servers/fixture-site.ts';

test.use(still);

const meaningOf = (id: string) => fixture.glossary.find((entry) => entry.id === id)?.data.meaning ?? '';

for (const [who, use] of Object.entries({
  'on a wide screen': {},
  'on a phone': phone,
  'without JavaScript': { javaScriptEnabled: false },
}))
  test.describe(who, () => {
    test.use(use);

    test('a click on a term shows its explanation, and a click elsewhere hides it', async ({ page }) => {
      await page.goto(conditionPage);
      const word = page.getByRole('main').locator('button[popovertarget]').first();
      const id = ((await word.getAttribute('popovertarget')) ?? '').replace('term-', '');
      const meaning = page.getByText(meaningOf(id), { exact: true });
      await expect(meaning).toBeHidden();
      await word.click();
      await expect(meaning).toBeInViewport({ ratio: 1 });
      await page.mouse.click(5, 400);
      await expect(meaning).toBeHidden();
    });
  });
