// The facts of a procedure, its printed sheet and its share buttons.
import type { Page } from '@playwright/test';
import { blocksOf, callable, practice, screen, services } from '../../support/content/index.ts';
import { longest, sheetsOf } from './sheets.ts';
import { condition, service } from '../../support/requests.ts';
import { expect, phone, still, test } from '../../support/test.ts';

test.use(still);

const { title } = service.data;
const procedure = service.data.procedure as NonNullable<typeof service.data.procedure>;
const procedures = services.filter(({ data }) => data.procedure);

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

test('a procedure page contains its steps, risks and warning signs @task', async ({ page }) => {
  await page.goto(service.path);

  await test.step('steps before, during and after', async () => {
    const happens = part(page, 'What happens');
    await expect(happens.getByRole('heading', { level: 3 })).toHaveText(['Before', 'During', 'After']);
    const { before, during, after } = procedure;
    await expect(happens.getByRole('list')).toHaveCount(3);
    await expect(happens.getByRole('listitem')).toHaveText([...before, ...during, ...after]);
    for (const fact of ['duration', 'anaesthesia', 'goingHome', 'backToWork'] as const)
      await expect(happens.getByText(procedure[fact], { exact: true })).toBeVisible();
  });

  await test.step('indications and contraindications', async () => {
    await expect(part(page, 'Is it for me?').getByRole('listitem')).toHaveText([
      ...procedure.helps,
      ...procedure.notFor,
    ]);
    await expect(part(page, 'Alternatives').getByRole('listitem')).toHaveText(procedure.alternatives);
  });

  await test.step('benefit and risks', async () => {
    await expect(part(page, 'What to expect')).toContainText(procedure.benefit);
    await expect(part(page, 'What to expect')).toContainText(procedure.evidence);
    await expect(part(page, 'Risks').getByRole('listitem')).toHaveText([
      ...procedure.commonEffects,
      ...procedure.seriousRisks,
    ]);
  });

  await test.step('facts to tell the clinic', async () => {
    const points = blocksOf(service.data, 'before').flatMap((block) => block.points);
    expect(points.length).toBeGreaterThan(0);
    const tell = part(page, 'Tell us before the day');
    await expect(tell.getByRole('listitem')).toHaveText(points);
  });

  await test.step('warning signs and phone numbers', async () => {
    const warning = part(page, screen('care').warningSigns.heading);
    const blocks = blocksOf(service.data, 'after');
    const signs = [
      ...blocks.flatMap(({ emergency }) => emergency),
      ...procedure.emergencySigns,
      ...blocks.flatMap(({ sameDay }) => sameDay),
      ...procedure.callSigns,
    ];
    await expect(warning.getByRole('listitem')).toHaveCount(signs.length);
    for (const sign of signs)
      await expect(warning.getByRole('listitem').filter({ hasText: sign })).toHaveCount(1);
    for (const number of callable(screen('care').warningSigns.emergency))
      await expect(warning.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    await expect(warning.getByRole('link', { name: practice.phone.label })).toBeVisible();
    const { closed, afterHours } = screen('care').warningSigns;
    const [words = ''] = (practice.afterHours ? afterHours : closed).split('{');
    await expect(warning).toContainText(words.trim());
  });
});

test.describe('the sheet', () => {
  const hasBack = ({ data }: (typeof services)[number]) =>
    [...blocksOf(data, 'before'), ...blocksOf(data, 'box')].length > 0;
  const groups = [procedures.filter(hasBack), procedures.filter((one) => !hasBack(one))];

  test('fits on one sheet of paper, with the phone number on the front', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const procedure of groups.flatMap((group) => longest(group, ({ data }) => data.procedure))) {
      const { path } = procedure;
      await page.goto(path);
      expect.soft(await sheetsOf(page), path).toBe(hasBack(procedure) ? 2 : 1);
      await expect.soft(page.getByRole('main').getByText(practice.phone.label).first(), path).toBeVisible();
      await expect.soft(part(page, 'Alternatives'), path).toBeVisible();
      const sizes = await page
        .getByRole('main')
        .locator('p, li, dt, dd')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)));
      expect.soft(sizes.length, path).toBeGreaterThan(10);
      expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual((8 / 72) * 96);
    }
  });

  test('contains the rules of the safety boxes and no controls', async ({ page }) => {
    await page.goto(service.path);
    const all = [
      ...blocksOf(service.data, 'before').flatMap(({ points }) => points),
      ...blocksOf(service.data, 'box').flatMap(({ opening = [], rules }) => [
        ...opening.map(({ question, answer }) => `${question} ${answer}`),
        ...rules,
      ]),
    ].map((rule) => rule.replace(/\{(\d+)\}/g, '$1'));
    const back = page.locator('.over-leaf');
    await expect(back).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(back.getByRole('listitem')).toHaveText(all);
    await expect(back).toBeVisible();
    for (const name of ['Print the sheet', 'Ask for an appointment'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('img').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is printed by a button and shared as a link by WhatsApp and e-mail', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(service.path);
    await page.getByRole('button', { name: 'Print the sheet' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);

    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(canonical).toBe(practice.website + service.path);
    const hrefOf = async (name: string) =>
      new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
    const chat = await hrefOf('Send by WhatsApp');
    expect(chat.origin).toBe('https://wa.me');
    expect(chat.searchParams.get('text')).toBe(`${title}: ${canonical}`);
    const mail = await hrefOf('Send by e-mail');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe(title);
    expect(mail.searchParams.get('body')).toContain(canonical);
  });
});

test.describe('sharing', () => {
  test.use(phone);

  test('is not offered when the device does not support it', async ({ page }) => {
    await page.addInitScript(() => delete (Navigator.prototype as Partial<Navigator>).share);
    await page.goto(service.path);
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  });

  test('passes title and address to the device and can be cancelled', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.setAttribute('data-shared', JSON.stringify(data));
        throw new DOMException('closed', 'AbortError');
      };
    });
    await page.goto(service.path);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const shared = page.locator('html[data-shared]');
    await expect(shared).toHaveCount(1);
    expect(JSON.parse((await shared.getAttribute('data-shared')) ?? '')).toEqual({
      title,
      url: practice.website + service.path,
    });
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the share links are shown, and no button without a function', async ({ page }) => {
    await page.goto(service.path);
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeHidden();
  });
});

test('a condition is printed on at most a few sheets', async ({ page }) => {
  await page.goto(condition.path);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(7);
});
