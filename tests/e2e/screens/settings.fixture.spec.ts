// Settings that are off by default: the twin has all of them, the fixture site has none.
import { conditionPage, expect, test as base } from '../support/servers/fixture-site.ts';
import { settings } from '../support/servers/many-posts.ts';

const contact = '/for-patients/contacts';
const testimonials = '/for-patients/testimonials';

const test = base.extend({ baseURL: async ({ twin }, use) => use(twin.address) });

test('a practice with a booking page links to it beside its phone number and its forms', async ({ page }) => {
  for (const address of [contact, conditionPage]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a slot' })).toHaveAttribute(
      'href',
      settings.booking,
    );
  }
});

test('the testimonials link to the reviews elsewhere', async ({ request }) => {
  const html = await (await request.get(testimonials)).text();
  expect(html).toMatch(new RegExp(`<a [^>]*href="${settings.reviews}"`));
});

base('without the settings, no page has a trace of them', async ({ request }) => {
  for (const address of [contact, conditionPage, testimonials]) {
    const html = await (await request.get(address)).text();
    expect(html).not.toMatch(/Book a slot|>\s*Reviews\s*</);
  }
});
