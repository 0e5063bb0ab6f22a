// A frightened patient looks for when to get help.
import { read } from '../support/content.ts';
import { conditionPage, openForm } from '../support/forms.ts';
import { slugs } from '../support/routes.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

test.use(still);

interface Condition {
  getHelp: { emergency: string[]; sameDay: string[]; visit: string[]; inShort: string };
}
const { getHelp } = read<Condition>('conditions/knee-pain.mdx');
interface Words {
  getHelp: Record<'emergency' | 'sameDay' | 'visit', { heading: string }> & { heading: string };
}
const { getHelp: words } = read<Words>('screens/care.yaml');
const levels = (['emergency', 'sameDay', 'visit'] as const).map((level) => ({
  heading: words[level].heading,
  signs: getHelp[level],
}));

for (const [device, use] of Object.entries({ desktop, phone }))
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('three levels of help stand before the article', async ({ page }) => {
      await page.goto(conditionPage);
      const help = page.getByRole('region', { name: words.heading });
      await expect(help.getByRole('heading', { level: 3 })).toHaveText(levels.map(({ heading }) => heading));
      await expect(help.getByRole('listitem')).toHaveText(levels.flatMap(({ signs }) => signs));
      await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
      await expect(help.getByRole('link', { name: '108' })).toHaveAttribute('href', 'tel:108');

      const article = page.getByRole('heading', { level: 2, name: 'How it feels' });
      const [above, below] = await Promise.all([help.boundingBox(), article.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });

    test('the numbers are easy to hit', async ({ page }) => {
      await page.goto(conditionPage);
      for (const number of ['112', '108']) {
        const box = await page
          .getByRole('region', { name: words.heading })
          .getByRole('link', { name: number })
          .boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(40);
      }
    });
  });

for (const id of ['appointment', 'query'])
  test(`the ${id} form says first for what it is the wrong way`, async ({ page }) => {
    await page.goto(conditionPage);
    const dialog = await openForm(page, id);
    const urgent = dialog.getByText(getHelp.inShort, { exact: true });
    await expect(urgent).toBeVisible();
    const [words, form] = await Promise.all([
      urgent.boundingBox(),
      dialog.getByRole('textbox').first().boundingBox(),
    ]);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  });

test('no condition is without them', async ({ request }) => {
  for (const slug of slugs('conditions')) {
    const html = await (await request.get(`/pain-conditions/${slug}`)).text();
    const [help, article] = [html.indexOf('id="get-help"'), html.indexOf('class="prose')];
    expect.soft(help, slug).toBeGreaterThan(0);
    expect.soft(article, slug).toBeGreaterThan(help);
    expect.soft(html.match(/class="sheet__urgent"/g), slug).toHaveLength(3);
  }
});
