// The forms when scripts are disabled, blocked, slow or lost.
import { practice } from '../support/content/index.ts';
import { contactForm, dialogOf, field, fill, openerOf, openForm, submitOf } from '../support/forms.ts';
import { delayRequests, scripts } from '../support/delay.ts';
import { condition, contactPage, visitor } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every button opens a dialog with links to phone and contact page @task', async ({ page }) => {
    for (const form of ['booking', 'conditionAppointment', 'conditionQuery'] as const) {
      await page.goto(condition.path);
      await openerOf(page, form).click();
      const dialog = dialogOf(page, form);
      await expect(dialog.getByRole('link', { name: practice.phone.label })).toBeVisible();
      await expect(submitOf(dialog)).toBeHidden();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await openerOf(page, form).click();
      await dialog.getByRole('link', { name: 'contact page' }).click();
      await expect(page).toHaveURL(contactPage);
      const main = page.getByRole('main');
      for (const name of [practice.phone.label, practice.email])
        await expect(main.getByRole('link', { name })).toBeVisible();
    }
  });

  test('every button has a link beside it for older browsers', async ({ page }) => {
    await page.goto(condition.path);
    const links = await page.locator('[command="show-modal"] + noscript > a').all();
    // The call bar on phones needs the script.
    expect(links).toHaveLength(await page.locator(':not([hidden]) > [command="show-modal"]').count());
    for (const link of links) {
      await expect(link).toHaveAttribute('href', contactPage);
      await expect(link).toBeHidden();
    }
  });

  test('the contact form is disabled with an explanation', async ({ page }) => {
    await page.goto(contactPage);
    const form = contactForm(page);
    await expect(submitOf(form)).toBeHidden();
    await field(form, 'name').fill(visitor.name);
    await field(form, 'name').press('Enter');
    expect(page.url()).toMatch(/\/for-patients\/contacts$/);
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript');
    await expect(form.getByText('still loading')).toBeHidden();
    for (const html of await page
      .locator('form')
      .evaluateAll((forms) => forms.map((item) => item.getAttribute('action'))))
      expect(html).toBeNull();
  });
});

test.describe('before hydration', () => {
  test('a tap opens the dialog immediately, and its input is kept', async ({ page }) => {
    await page.goto(condition.path);
    const release = await delayRequests(page, scripts);
    await openerOf(page, 'conditionQuery').click();
    const dialog = dialogOf(page, 'conditionQuery');
    await expect(dialog).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
    await expect(dialog.getByRole('status')).toContainText('still loading');
    await field(dialog, 'name').fill(visitor.name);
    await field(dialog, 'mobile').pressSequentially(visitor.mobile);
    await field(dialog, 'condition').selectOption('Other');
    release();
    await expect(submitOf(dialog)).toBeEnabled();
    await expect(field(dialog, 'name')).toHaveValue(visitor.name);
    await expect(field(dialog, 'condition')).toHaveValue('Other');
    await expect(field(dialog, 'appointmentDate')).not.toHaveValue('');
  });

  test('X and Cancel close and reset the form', async ({ page }) => {
    await page.goto(condition.path);
    await page.route(scripts, () => undefined);
    const dialog = dialogOf(page, 'conditionQuery');
    for (const button of ['Close', 'Cancel']) {
      await openerOf(page, 'conditionQuery').click();
      await expect(field(dialog, 'name')).toHaveValue('');
      await field(dialog, 'name').fill(visitor.name);
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toBeHidden();
    }
  });
});

test('the booking form works on a page translated by the browser', async ({ page }) => {
  await page.goto(condition.path);
  // Browsers wrap every text in an element.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      if (text.parentElement?.closest('script, style, noscript')) continue;
      const font = document.createElement('span');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  const dialog = await openForm(page, 'booking');
  await fill(dialog, visitor);
  await expect(submitOf(dialog)).toBeEnabled();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }),
  ).toBeVisible();
});

test.describe('when the script of the form is lost', () => {
  test.use({ allowedProblems: [/ERR_FAILED|dynamically imported module/] });

  test('the dialog shows the phone number, and the form works after the script loads', async ({ page }) => {
    await page.goto(condition.path);
    await page.route(scripts, (route) => route.abort());
    await openerOf(page, 'conditionQuery').click();
    const dialog = dialogOf(page, 'conditionQuery');
    await expect(dialog.getByText('The form could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: practice.phone.label })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'contact page' })).toBeVisible();
    await expect(submitOf(dialog)).toBeHidden();
    await page.keyboard.press('Escape');

    await page.unroute(scripts);
    await openForm(page, 'conditionQuery');
    await expect(dialog.getByText('The form could not be loaded.')).toBeHidden();
    await expect(submitOf(dialog)).toBeVisible();
  });

  test('the dialog shows how to reach the practice from the start', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(condition.path);
    await openerOf(page, 'booking').click();
    const dialog = dialogOf(page, 'booking');
    await expect(dialog.getByText('The form could not be loaded.')).toBeVisible();
    await dialog.getByRole('link', { name: 'contact page' }).click();
    await expect(page).toHaveURL(contactPage);
  });

  test('a note replaces the form on the contact page', async ({ page }) => {
    await page.goto(contactPage);
    await page.route(scripts, (route) => route.abort());
    await field(contactForm(page), 'name').focus();
    await expect(page.getByText('The form could not be loaded.').first()).toBeVisible();
  });
});
