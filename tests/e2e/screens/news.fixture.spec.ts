// News and events.
import type { Page } from '@playwright/test';
import { first } from '../support/content/index.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';
import { hrefsOf } from '../support/links.ts';

const { claim, newsStories, practice, screen } = fixture;
const { overview, procedures, results, patientStory, cta, disclaimer } = first(newsStories).data;
/** The newest story, which comes first. */
const story = (page: Page) => page.getByRole('article').first();
const panel = (page: Page, name: string) => story(page).getByRole('tabpanel', { name });
/** Returns the figures as shown; those of the practice are claims. */
const figureOf = ({ claim: named, value = '' }: Figure) => claim(named)?.figure ?? value;
type Figure = (typeof overview.outcomes)[number];

test.beforeEach(({ page }) => page.goto('/for-patients/news-events'));

test('the overview shows the problem, the therapies and the results', async ({ page }) => {
  const shown = panel(page, 'Overview');
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
    overview.therapies.map(({ name }) => name),
  );
  const rates = overview.therapies.flatMap(({ success }) => claim(success)?.figure ?? []);
  for (const figure of [...rates, ...overview.problem.map(figureOf), ...overview.outcomes.map(figureOf)])
    await expect(shown.getByText(figure, { exact: true }).first()).toBeVisible();
  await expect(story(page).getByText('Medical disclaimer.')).toBeVisible();
  await expect(story(page).getByText(disclaimer)).toBeVisible();
});

test('the tab Procedures shows therapies, daycare and three contact options', async ({ page }) => {
  await story(page).getByRole('tab', { name: 'Procedures' }).click();
  const shown = panel(page, 'Procedures');
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText(
    overview.therapies.map(({ name }) => name),
  );
  await expect(shown.getByText(procedures.daycareText)).toBeVisible();
  for (const figure of procedures.daycare.map(figureOf))
    await expect(shown.getByText(figure, { exact: true }).first()).toBeVisible();

  const ways = {
    call: `tel:${practice.phone.number}`,
    chat: practice.whatsapp ? `https://wa.me/${practice.whatsapp}` : '/for-patients/contacts',
    email: `mailto:${practice.email}`,
  };
  const closing = story(page).getByRole('region', { name: cta.heading });
  const hrefs = await hrefsOf(closing.getByRole('listitem').getByRole('link'));
  expect(hrefs).toEqual(screen('news-events').prompts.map(({ kind }) => ways[kind]));
});

test('several stories share the page, and sections without content have no tab', async ({ page }) => {
  await expect(
    page.getByRole('article').getByRole('heading', { level: 2 }).filter({ visible: true }),
  ).toContainText(newsStories.map(({ data }) => data.title));
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  // Results and the patient story have no content yet.
  const more = [results, patientStory].filter(({ shown }) => shown).map(({ heading }) => heading);
  await expect(story(page).getByRole('tab')).toHaveText(['Overview', 'Procedures', ...more]);
  for (const { text, shown } of [results, patientStory])
    await expect(story(page).getByText(text, { exact: true })).toHaveCount(shown ? 1 : 0);
});
