// Pages in short in Hindi and Marathi: links, forms, reading aloud, sharing and print.
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { spokenDate } from '@clinic/contract/dates.ts';
import { languageKinds, languages } from '@clinic/content-model/languages.ts';
import { foreignWords } from '../support/foreign-words.ts';
import { toast, tomorrow, visitAtNoon, visitor, watchPosts } from '../support/requests.ts';
import { expect, fixture, phone, still, test } from '../support/servers/fixture-site.ts';

test.use({
  ...still,
  allowedOrigins: ({ fixtureSite }, use) => use([fixtureSite.host.origin]),
});

type Block = ReturnType<typeof fixture.blocksOf>[number];

const english = '/pain-conditions/neck-pain';
const hindi = `/hi${english}`;
const marathi = `/mr${english}`;
const pageAt = (address: string) => {
  const found = fixture.inShort.find(({ path }) => path === address);
  if (!found) throw new Error(`The small site has no ${address}.`);
  return found.data;
};
const words = fixture.screen('hindi').messages;
const inMarathi = fixture.screen('marathi').messages;
const { getHelp, safety } = fixture.conditions.find(({ path }) => path === english)!.data;
const blocks = (shown: string) => fixture.blocksOf({ safety }, shown);
const [block] = blocks('help') as [Block];
const painkillers = blocks('box').find(({ opening }) => opening)!;
const level = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test('an English page links to both languages and back, with the emergency signs and the reviewer', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await page.goto(english);
  await link('हिन्दी').click();
  await expect(page).toHaveURL(new RegExp(`${hindi}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1, name: pageAt(hindi).title })).toBeVisible();
  // The signs of the blocks of the English page, then those of this page.
  const now = level(page, words.nowHeading);
  for (const sign of [...block.hindi!.emergency, ...pageAt(hindi).now])
    await expect(now.getByText(sign)).toBeVisible();
  for (const number of ['108', '112'])
    await expect(now.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
  for (const sign of [...block.hindi!.sameDay, ...pageAt(hindi).sameDay])
    await expect(level(page, words.sameDayHeading).getByText(sign)).toBeVisible();
  const box = page.getByRole('region', { name: painkillers.hindi!.title });
  for (const { answer } of painkillers.hindi!.opening!.slice(0, 1))
    await expect(box.getByText(answer)).toBeVisible();
  await expect(page.getByText('Warning signs').or(page.getByText('Emergency: do not wait'))).toHaveCount(0);
  await expect(page.getByText('A. Test')).toBeVisible();
  await expect(page.getByText(words.notYetReviewed)).toHaveCount(0);

  await link('मराठी').click();
  await expect(page).toHaveURL(new RegExp(`${marathi}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(page.getByText(inMarathi.notYetReviewed)).toBeVisible();
  // Page and block are translations of an older English text, so their signs are in English.
  await expect(page.getByText(inMarathi.stale)).toBeVisible();
  const first = level(page, inMarathi.nowHeading);
  for (const sign of [...block.emergency, ...getHelp.emergency])
    await expect(first.locator('[lang=en-IN]').getByText(sign)).toBeVisible();
  for (const sign of [...block.marathi!.emergency, ...pageAt(marathi).now])
    await expect(page.getByText(sign)).toHaveCount(0);

  await link('English').click();
  await expect(page).toHaveURL(new RegExp(`${english}$`));
});

test.describe('on a phone', () => {
  test.use({ ...phone, timezoneId: 'Asia/Kolkata', allowedProblems: [/status of 400/] });

  for (const language of languageKinds) {
    const { code, name } = languages[language];
    const address = `/${code}${english}`;
    const words = fixture.screen(language).messages;
    const saturday = spokenDate(tomorrow.day, code);

    test(`the form is in ${name}, errors included, and sends the payload of the English form`, async ({
      page,
    }) => {
      await visitAtNoon(page, address);
      await page.getByRole('main').getByRole('button', { name: words.askForm }).click();
      const dialog = page.getByRole('dialog', { name: words.askForm });
      await expect(dialog.getByText(words.loading)).toBeHidden();
      // The practice of the fixture is closed at the weekend.
      const closed = words.closed.replace('{}', saturday.split(' ')[0] ?? '');
      await expect(dialog.getByText(`${saturday}: ${closed}`)).toBeVisible();
      const field = (key: 'condition' | 'name' | 'mobile' | 'email') => dialog.getByLabel(words[key]);
      await field('name').focus();
      await field('email').fill('x');
      await expect(dialog.getByText(words.noName)).toBeVisible();
      expect(await foreignWords(dialog)).toEqual([]);
      await field('email').fill('');
      await field('name').fill('1');
      await field('mobile').fill('12');
      await expect(dialog.getByText(words.nameLetters)).toBeVisible();
      await field('name').fill(visitor.name);
      await field('mobile').fill(visitor.mobile);
      await expect(field('condition').locator('option:checked')).toHaveText(pageAt(address).title);
      const posts = watchPosts(page);
      await dialog.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(toast(page, words.submitted, words.notifications)).toBeVisible();
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
      const bar = page.getByRole('complementary', { name: words.yourRequest });
      await expect(bar).toContainText(words.next.replace('{}', saturday));
      const download = page.waitForEvent('download');
      await bar.getByRole('button', { name: words.calendar }).click();
      const file = await text(await (await download).createReadStream());
      expect(file.replaceAll('\r\n ', '')).toContain(
        `SUMMARY:${words.eventTitle.replace('{}', fixture.practice.name)}`,
      );
      expect(await foreignWords(bar)).toEqual([]);
    });

    test(`a failed request is reported in ${name}, and its text can be copied`, async ({ page }) => {
      await visitAtNoon(page, address);
      const dialog = page.getByRole('dialog', { name: words.askForm });
      const bar = page.getByRole('complementary', { name: words.yourRequest });
      const send = async () => {
        await page.getByRole('main').getByRole('button', { name: words.askForm }).click();
        await dialog.getByLabel(words.name).fill(visitor.name);
        await dialog.getByLabel(words.mobile).fill(visitor.mobile);
        await dialog.getByRole('button', { name: words.submit, exact: true }).click();
      };
      await page.route('**/create*', (route) => route.fulfill({ status: 400 }));
      await send();
      await expect(toast(page, words.failedProblem, words.notifications)).toBeVisible();
      await expect(bar.getByRole('status')).toHaveText(words.unsent);
      expect(await foreignWords(bar)).toEqual([]);
      const mail = new URL((await bar.getByRole('link', { name: words.mail }).getAttribute('href')) ?? '');
      expect(mail.searchParams.get('subject')).toBe(words.mailSubject);
      expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
        `${words.person}: ${visitor.name}`,
        `${words.phone}: ${visitor.mobile}`,
        expect.stringContaining(words.about),
        `${words.date}: ${saturday}`,
      ]);

      await bar.getByRole('button', { name: words.dismiss }).click();
      await page.route('**/create*', () => undefined);
      await send();
      await expect(bar.getByRole('status')).toHaveText(words.sending);
      await page.reload();
      const [before = ''] = words.unconfirmed.split('{}');
      await expect(bar.getByRole('status')).toContainText(before);
      await expect(bar.getByRole('status')).toContainText('12:00');
      expect(await foreignWords(bar)).toEqual([]);
    });
  }
});

test('a page is read aloud in its language, sentence by sentence, until it is stopped', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: inMarathi.print })).toBeVisible();
  await expect(page.getByRole('button', { name: inMarathi.listen })).toBeHidden();
});

test('a page is shared on WhatsApp with its own address and printed on one sheet', async ({ page }) => {
  await page.goto(hindi);
  const share = page.getByRole('link', { name: words.share, exact: true });
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(`${pageAt(hindi).title}: ${fixture.practice.website}${hindi}`);
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
