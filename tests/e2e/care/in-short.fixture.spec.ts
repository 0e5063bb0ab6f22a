// Who reads Hindi or Marathi finds the subject in short, hears it, takes it along, and asks in the same language.
import type { Page } from '@playwright/test';
import { toast, tomorrow, visitAtNoon, visitor, watchPosts } from '../support/requests.ts';
import { expect, fixture, phone, still, test } from '../support/servers/fixture-site.ts';

test.use({
  ...still,
  allowedOrigins: ({ fixtureSite }, use) => use([fixtureSite.host.origin]),
});

const english = '/pain-conditions/neck-pain';
const hindi = `/hi${english}`;
const marathi = `/mr${english}`;
const pageAt = (address: string) => {
  const found = fixture.inShort.find(({ path }) => path === address);
  if (!found) throw new Error(`The small site has no ${address}.`);
  return found.data;
};
const words = fixture.screen('hindi');
const level = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test('leads to both languages and back, with the worst signs and the reviewer', async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await page.goto(english);
  await link('हिन्दी').click();
  await expect(page).toHaveURL(new RegExp(`${hindi}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: pageAt(hindi).title })).toBeVisible();
  const now = level(page, words.now.heading);
  for (const sign of pageAt(hindi).now) await expect(now.getByText(sign)).toBeVisible();
  for (const number of ['108', '112'])
    await expect(now.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  for (const sign of pageAt(hindi).sameDay)
    await expect(level(page, words.sameDay.heading).getByText(sign)).toBeVisible();
  await expect(page.getByText('Warning signs').or(page.getByText('Emergency: do not wait'))).toHaveCount(0);
  await expect(page.getByText('A. Test')).toBeVisible();
  await expect(page.getByText(words.notYetReviewed)).toHaveCount(0);

  await link('मराठी').click();
  await expect(page).toHaveURL(new RegExp(`${marathi}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.getByText(fixture.screen('marathi').notYetReviewed)).toBeVisible();
  // The English page is another than the one that was seen, so its signs come first.
  const note = page.getByText(fixture.screen('marathi').stale);
  const inEnglish = page.getByRole('heading', { name: fixture.screen('care').getHelp.emergency.heading });
  const own = page.getByRole('heading', { name: fixture.screen('marathi').now.heading });
  const tops = await Promise.all(
    [note, inEnglish, own].map(async (one) => (await one.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(page.locator('[lang=en-IN]', { has: inEnglish })).toBeVisible();

  await link('English').click();
  await expect(page).toHaveURL(new RegExp(`${english}$`));
});

test.describe('on a phone', () => {
  test.use({ ...phone, timezoneId: 'Asia/Kolkata' });

  test('asks and complains in Hindi, and sends what the English form sends', async ({ page }) => {
    await visitAtNoon(page, hindi);
    await page.getByRole('main').getByRole('button', { name: words.ask.form }).click();
    const dialog = page.getByRole('dialog', { name: words.ask.form });
    await expect(dialog.getByText(words.form.words.loading)).toBeHidden();
    // Its practice is closed at the weekend.
    const closed = words.form.words.closed.replace('{}', 'शनिवार');
    await expect(dialog.getByText(`शनिवार 21 नवंबर 2026: ${closed}`)).toBeVisible();
    const named = (name: keyof typeof words.form.words) => dialog.getByLabel(words.form.words[name]);
    await named('name').focus();
    await named('email').fill('x');
    await expect(dialog.getByText(words.form.words.noName)).toBeVisible();
    const said = await dialog.innerText();
    expect(said.replaceAll(/WhatsApp|Other|\d+/g, ''), 'in English').not.toMatch(/[A-Za-z]{4,} [a-z]{2,}/);
    await named('email').fill('');
    await named('name').fill('1');
    await named('mobile').fill('12');
    await expect(dialog.getByText(words.form.words.nameLetters)).toBeVisible();
    await named('name').fill(visitor.name);
    await named('mobile').fill(visitor.mobile);
    await expect(named('problem').locator('option:checked')).toHaveText(pageAt(hindi).title);
    const posts = watchPosts(page);
    await dialog.getByRole('button', { name: words.form.words.submit, exact: true }).click();
    await expect(toast(page, words.form.words.submitted)).toBeVisible();
    const { title } = fixture.conditions.find(({ id }) => id === 'neck-pain')?.data ?? {};
    expect(posts).toEqual([
      {
        path: '/createAnyConditionAppointMent',
        body: {
          appointmentDate: tomorrow.day,
          ...visitor,
          email: null,
          condition: title,
          formattedDate: tomorrow.long,
        },
      },
    ]);
    const bar = page.getByRole('complementary', { name: words.ask.form });
    await expect(bar).toContainText(words.form.words.next.replace('{}', 'शनिवार 21 नवंबर 2026'));

    await page.route('**/create*', () => undefined);
    await page.getByRole('main').getByRole('button', { name: words.ask.form }).click();
    await named('name').fill(visitor.name);
    await named('mobile').fill(visitor.mobile);
    await dialog.getByRole('button', { name: words.form.words.submit, exact: true }).click();
    await expect(bar.getByRole('status')).toHaveText(words.form.words.sending);
    await page.reload();
    await expect(bar.getByRole('status')).toHaveText(words.form.words.unconfirmed.replace('{}', '12:00 pm'));
  });
});

test('is read aloud by a voice of its language, sentence by sentence, and stops', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: 'hi_IN', name: 'A voice', default: false, localService: true, voiceURI: 'a' };
    let current: SpeechSynthesisUtterance | undefined;
    Object.assign(window, {
      spoken,
      goOn: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
      SpeechSynthesisUtterance: class {
        voice = null;
        lang = '';
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        speak: (one: SpeechSynthesisUtterance) => spoken.push((current = one).text),
        cancel: () => undefined,
      },
    });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  const goOn = () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await page.goto(hindi);
  await page.getByRole('button', { name: words.listen }).click();
  await goOn();
  expect(await spoken()).toEqual([pageAt(hindi).title, pageAt(hindi).intro]);
  expect(await page.evaluate(() => [...(CSS.highlights.get('read') ?? [])].map(String))).toEqual([
    pageAt(hindi).intro,
  ]);
  await page.getByRole('button', { name: words.stop }).click();
  await goOn();
  expect(await spoken()).toHaveLength(2);
  await page.goto(marathi);
  await expect(page.getByRole('button', { name: fixture.screen('marathi').print })).toBeVisible();
  await expect(page.getByRole('button', { name: fixture.screen('marathi').listen })).toBeHidden();
});

test('is shared on WhatsApp with its own address, and prints on one sheet', async ({ page }) => {
  await page.goto(hindi);
  const share = page.getByRole('link', { name: words.share, exact: true });
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`${pageAt(hindi).title}: ${fixture.practice.website}${hindi}`);
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
