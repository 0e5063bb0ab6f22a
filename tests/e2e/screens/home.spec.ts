// The home page and the contact page.
import { homeConditions, practice, screen, team } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

const words = screen('home');

test('the home page shows conditions, team and practice with links', async ({ page }) => {
  await page.goto('/');

  await test.step('the conditions in their order, each with a relative link', async () => {
    const section = page.getByRole('region', { name: words.conditions.heading });
    await expect(section.getByText(words.conditions.tagline)).toBeVisible();
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(homeConditions.length);
    const links = section.getByRole('link', { name: words.conditions.more });
    expect(await hrefsOf(links)).toEqual(homeConditions.map(({ id }) => `pain-conditions/${id}`));
    for (const [index, { data }] of homeConditions.entries()) {
      const card = cards.nth(index);
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(data.title);
      await expect(card.getByText(data.card.text, { exact: true })).toBeVisible();
    }
  });

  await test.step('the team', async () => {
    const section = page.getByRole('region', { name: words.team.heading });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(team.map(({ name }) => name));
    await expect(section.getByRole('img')).toHaveCount(team.length);
    for (const [index, { role }] of team.entries())
      await expect(section.getByRole('listitem').nth(index).getByText(role, { exact: true })).toBeVisible();
  });

  await test.step('the practice', async () => {
    const { heading, text, action } = words.about;
    const about = page.getByRole('region', { name: heading });
    await expect(about.getByRole('img')).toBeVisible();
    await expect(about.getByText(text)).toBeVisible();
    const button = about.getByRole('link', { name: action.text });
    await expect(button).toHaveCount(action.target ? 1 : 0);
    if (action.target) await expect(button).toHaveAttribute('href', action.target);
  });
});

test('the contact page shows how to reach the practice', async ({ page }) => {
  await page.goto('/for-patients/contacts');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: practice.name })).toBeVisible();
  const reach = main.getByRole('region', { name: practice.name });
  await expect(reach.getByRole('link', { name: practice.phone.label })).toHaveAttribute(
    'href',
    `tel:${practice.phone.number}`,
  );
  await expect(main.getByRole('link', { name: practice.email })).toHaveAttribute(
    'href',
    `mailto:${practice.email}`,
  );
  for (const { days, time } of practice.hours.contactPage)
    await expect(main.getByText(`${days} ${time}`, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: screen('contact').form.heading })).toBeVisible();
});
