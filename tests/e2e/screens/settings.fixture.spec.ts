// Settings that are off by default: the twin has all of them, the fixture site has none.
import { violations } from '../support/axe.ts';
import { ofType, readPages, served } from '../support/html.ts';
import { conditionPage, expect, fixture, test as base } from '../support/servers/fixture-site.ts';
import { memberPage, settings } from '../support/servers/many-posts.ts';

type Branch = (typeof settings.branches)[number];

const contact = '/for-patients/contacts';
const doctor = '/about/first-doctor';
const testimonials = '/for-patients/testimonials';

const { script, site, service } = settings.analytics;
const { origin, host } = new URL(script);
/** Stands in for the script of the counter. */
const countVisit = `fetch('${origin}/api/event', { method: 'POST', body: document.currentScript.dataset.domain })`;

const test = base.extend<{ counted: (string | null)[] }>({
  allowedOrigins: [origin],
  baseURL: async ({ twin }, use) => use(twin.address),
  /** The requests that the visit counter receives. */
  counted: [
    async ({ page }, use) => {
      const counted: (string | null)[] = [];
      await page.route(`${origin}/**`, (route, request) => {
        counted.push(request.method() === 'POST' ? request.postData() : request.url());
        const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
        return route.fulfill({ headers, body: countVisit });
      });
      await use(counted);
    },
    { auto: true },
  ],
});

test('the booking page is linked beside the phone number and the forms', async ({ page }) => {
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

test('the script of the visit counter loads after the page, and reports to its server', async ({
  page,
  counted,
}) => {
  await page.goto(contact);
  await expect.poll(() => counted).toEqual([script, site]);
  const [loaded, started] = await page.evaluate((name) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [visit?.loadEventStart, performance.getEntriesByName(name)[0]?.startTime];
  }, script);
  expect(started).toBeGreaterThanOrEqual(loaded ?? Infinity);
});

for (const [wish, name, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const)
  test(`no visit is counted with ${wish}`, async ({ page, counted }) => {
    await page.addInitScript(([key, wished]) => Object.defineProperty(navigator, key, { value: wished }), [
      name,
      value,
    ] as const);
    await page.goto(contact, { waitUntil: 'networkidle' });
    expect(counted).toEqual([]);
  });

test('the visit counter learns neither a search nor the page after it', async ({ page, counted }) => {
  await page.goto('/search?q=knee', { waitUntil: 'networkidle' });
  await page.goto(contact, { waitUntil: 'networkidle', referer: page.url() });
  expect(counted).toEqual([]);
});

test('the privacy notice names the visit counter and its server', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'How visits are counted' })).toBeVisible();
  const notice = page.getByRole('main').getByText(`We count visits with ${service}`);
  await expect(notice).toContainText(host);
});

test('a doctor with a page is found there from About, and patients can ask for an appointment', async ({
  page,
}) => {
  const { name } = fixture.team[0]!;
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', doctor);
  // Without a click: Chromium's prefetch of a link fails while a test intercepts requests.
  await page.goto(doctor);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const text of [
    memberPage.registration,
    memberPage.days,
    memberPage.languages.join(', '),
    memberPage.treats.join(' · '),
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await main.getByRole('button', { name: fixture.screen('care').ask }).click();
  await expect(page.getByRole('dialog', { name: 'Book an Appointment' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
});

test('the page of a doctor is in the sitemap, the search and the structured data', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/sitemap-0.xml')).text()).toContain(`${doctor}</loc>`);
  expect(await (await request.get('/search.json')).text()).toContain(`"href":"${doctor}"`);
  const [facts] = await readPages(page, [doctor], served(request));
  expect(facts?.graph).toContainEqual(
    expect.objectContaining({
      '@type': ['Person', 'Physician'],
      url: fixture.practice.website + doctor,
      knowsLanguage: memberPage.languages,
    }),
  );
  expect((await request.get(new URL(facts?.metas['og:image'] ?? '').pathname)).status()).toBe(200);
});

test('a further branch is on the contact page, for search engines, and named in the forms', async ({
  page,
  request,
}) => {
  const [{ name, phone, address }] = settings.branches as [Branch];
  await page.goto(contact);
  const branch = page.getByRole('region', { name, exact: true });
  await expect(branch.getByRole('link', { name: phone.label })).toHaveAttribute(
    'href',
    `tel:${phone.number}`,
  );
  await expect(branch).toContainText(address);
  await expect(branch).toContainText('Monday and Thursday, 5:00 PM to 7:30 PM');
  await expect(branch.getByRole('link', { name: `Map of ${name}` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Book Appointment' })
    .click();
  const places = `We see patients in these places: ${fixture.practice.name}, ${name}.`;
  await expect(page.getByRole('dialog').getByText(places)).toBeVisible();
  const [facts] = await readPages(page, [contact], served(request));
  const [clinic] = ofType(facts!, 'MedicalClinic');
  expect(clinic?.subOrganization).toEqual([
    expect.objectContaining({ '@type': 'MedicalClinic', name, telephone: phone.number }),
  ]);
});

base('without the settings, no page has a trace of them', async ({ request }) => {
  for (const address of ['/', contact, conditionPage, testimonials, '/privacy']) {
    const html = await (await request.get(address)).text();
    expect(html, address).not.toMatch(
      /Book a slot|>\s*Reviews\s*<|analytics|visits are counted|We see patients in/i,
    );
  }
  expect((await request.get(doctor)).status()).toBe(404);
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain(doctor);
  expect(await (await request.get('/search.json')).text()).not.toContain(`"${doctor}"`);
});
