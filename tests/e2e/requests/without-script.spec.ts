// What a visitor has when scripts are off, blocked, slow or lost on the way.
import { practice } from '../support/content/index.ts';
import { contactForm, dialogOf, field, fill, openerOf, openForm, submitOf } from '../support/forms.ts';
import { hold, scripts } from '../support/hold.ts';
import { condition, contactPage, visitor } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every button opens a dialog that leads to phone and contact page @task', async ({ page }) => {
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

  test('beside every button stands a link, for browsers without such dialogs', async ({ page }) => {
    await page.goto(condition.path);
    const links = await page.locator('[command="show-modal"] + noscript > a').all();
    // The bar on phones comes with the script.
    expect(links).toHaveLength(await page.locator(':not([hidden]) > [command="show-modal"]').count());
    for (const link of links) {
      await expect(link).toHaveAttribute('href', contactPage);
      await expect(link).toBeHidden();
    }
  });

  test('the contact form cannot be sent, and says so', async ({ page }) => {
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

test.describe('a tap before the form is alive', () => {
  test('opens the dialog at once, and what is typed then is kept', async ({ page }) => {
    await page.goto(condition.path);
    const release = await hold(page, scripts);
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

  test('X and Cancel close and reset before the form is alive', async ({ page }) => {
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

test('a page that the browser has translated can be booked from', async ({ page }) => {
  await page.goto(condition.path);
  // As browsers do it: every text is put into an element of its own.
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

  test('the dialog says whom to call, and the form comes back with the script', async ({ page }) => {
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

  test('from the start of the page, the dialog says how to reach the practice', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(condition.path);
    await openerOf(page, 'booking').click();
    const dialog = dialogOf(page, 'booking');
    await expect(dialog.getByText('The form could not be loaded.')).toBeVisible();
    await dialog.getByRole('link', { name: 'contact page' }).click();
    await expect(page).toHaveURL(contactPage);
  });

  test('on the contact page the note stands in the place of the form', async ({ page }) => {
    await page.goto(contactPage);
    await page.route(scripts, (route) => route.abort());
    await field(contactForm(page), 'name').focus();
    await expect(page.getByText('The form could not be loaded.').first()).toBeVisible();
  });
});
