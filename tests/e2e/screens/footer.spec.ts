// The footer.
import { languageAt, shortPath } from '@clinic/content-model/languages.ts';
import { notices, practice } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test } from '../support/pages.ts';

const year = String(new Date().getFullYear());
const contact = '/for-patients/contacts';

test('every page except the contact page has the footer of its home page', ({ pages, missing }) => {
  const footerOf = (path: string) => pages.find(({ address }) => address === path)?.footer ?? '';
  const home = footerOf('/');
  for (const words of [
    practice.phone.label,
    practice.email,
    practice.videoChannel,
    practice.address.street,
    ...practice.hours.footer.map(({ days, time }) => `${days} ${time}`),
    `Visitors: ${practice.visitorCount}`,
    `© ${year} ${practice.name}`,
  ])
    expect(home).toContain(words);
  for (const { address, footer } of [...pages, ...missing])
    if (address === contact) expect.soft(footer, address).not.toContain('Visitors');
    else expect.soft(footer, address).toBe(footerOf(shortPath(languageAt({ pathname: address }), '/')));
});

test('the contact page has another footer, and the year is the current one of the visitor', async ({
  page,
}) => {
  await page.clock.setFixedTime('2041-03-01T12:00:00+05:30');
  for (const address of ['/', contact]) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toContainText(/© 2041 \S/);
  }
  await expect(page.getByRole('contentinfo')).toContainText(practice.designer);
});

test('the year is that of the build without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} ${practice.name}`);
  await page.close();
});

test('a legal notice ends with the contact details', async ({ page }) => {
  const { name, address, phone, email } = practice;
  const whole = `${name}, ${address.street}, ${address.area}, ${address.city} ${address.pin}`;
  for (const { path } of notices) {
    await page.goto(path);
    const reach = page.getByRole('main');
    await expect(reach.getByText(whole, { exact: true })).toBeVisible();
    await expect(reach.getByRole('link', { name: phone.label })).toHaveAttribute(
      'href',
      `tel:${phone.number}`,
    );
    await expect(reach.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});

const targets = (entries: { target?: string | undefined }[]) => entries.flatMap(({ target }) => target ?? []);

test('quick links and social icons without a target are plain text', async ({ page }) => {
  await page.goto('/');
  const quick = page.getByRole('region', { name: 'Quick Links' });
  await expect(quick.getByRole('listitem')).toHaveText(practice.quickLinks.map(({ text }) => text));
  expect(await hrefsOf(quick.getByRole('link'))).toEqual(targets(practice.quickLinks));
  await expect(quick.locator('[tabindex], button, a:not([href])')).toHaveCount(0);

  const icons = page.getByRole('contentinfo').getByRole('list', { name: 'Elsewhere' });
  await expect(icons.getByRole('listitem')).toHaveCount(practice.social.length);
  // E-mail and phone come from the practice.
  const social = practice.social.map(({ kind, text, target }) => {
    if (kind === 'email') return { text, target: `mailto:${practice.email}` };
    return { text, target: kind === 'phone' ? `tel:${practice.phone.number}` : target };
  });
  for (const { text, target } of social)
    await expect(icons.getByRole(target ? 'link' : 'img', { name: text, exact: true })).toBeVisible();
  expect(await hrefsOf(icons.getByRole('link'))).toEqual(targets(social));
});
