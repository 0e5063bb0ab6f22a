// What a visitor has when scripts are off, blocked, slow or lost on the way.
import {
  conditionPage,
  contactPage,
  dialogOf,
  field,
  openForm,
  submitOf,
  visitor,
} from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every button leads to the contact page with the phone and the e-mail', async ({ page }) => {
    for (const id of ['booking', 'appointment', 'query']) {
      await page.goto(conditionPage);
      await page.locator(`[data-opens="${id}"]:visible`).first().click();
      await expect(page).toHaveURL(contactPage);
      await expect(page.locator('main').getByRole('link', { name: /^\+91/ }).first()).toBeVisible();
      await expect(page.locator('main [href^="mailto:"]').first()).toBeVisible();
    }
  });

  test('the contact form cannot be sent, and says so', async ({ page }) => {
    await page.goto(contactPage);
    const form = page.locator('[data-form="contact"]');
    await expect(submitOf(form)).toBeDisabled();
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
    await page.goto(conditionPage);
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('[data-opens="query"]:visible').first().click();
    const dialog = dialogOf(page, 'query');
    await expect(dialog).toBeVisible();
    await expect(submitOf(dialog)).toBeDisabled();
    await expect(dialog.getByRole('status')).toContainText('still loading');
    await field(dialog, 'name').fill(visitor.name);
    await field(dialog, 'mobile').pressSequentially(visitor.mobile);
    await field(dialog, 'condition').selectOption('Sciatica');
    release();
    await expect(submitOf(dialog)).toBeEnabled();
    await expect(field(dialog, 'name')).toHaveValue(visitor.name);
    await expect(field(dialog, 'condition')).toHaveValue('Sciatica');
    await expect(field(dialog, 'appointmentDate')).not.toHaveValue('');
  });

  test('X and Cancel close and reset before the form is alive', async ({ page }) => {
    await page.goto(conditionPage);
    await page.route('**/_astro/*.js', () => undefined);
    const dialog = dialogOf(page, 'query');
    for (const button of ['Close', 'Cancel']) {
      await page.locator('[data-opens="query"]:visible').first().click();
      await expect(field(dialog, 'name')).toHaveValue('');
      await field(dialog, 'name').fill(visitor.name);
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toBeHidden();
    }
  });
});

test.describe('when the script of the form is lost', () => {
  test.use({ allowedProblems: [/ERR_FAILED|dynamically imported module/] });

  test('the dialog names the phone and the contact page, and the form comes back with the script', async ({
    page,
  }) => {
    await page.goto(conditionPage);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.locator('[data-opens="query"]:visible').first().click();
    const dialog = dialogOf(page, 'query');
    await expect(dialog.getByText('The form could not be loaded.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^\+91/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'contact page' })).toBeVisible();
    await expect(submitOf(dialog)).toBeHidden();
    await page.keyboard.press('Escape');

    await page.unroute('**/_astro/*.js');
    await openForm(page, 'query');
    await expect(dialog.getByText('The form could not be loaded.')).toBeHidden();
    await expect(submitOf(dialog)).toBeVisible();
  });

  test('from the start of the page, the button leads to the contact page', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(conditionPage);
    await page.locator('[data-opens="booking"]:visible').first().click();
    await expect(page).toHaveURL(contactPage);
  });

  test('on the contact page the note stands in the place of the form', async ({ page }) => {
    await page.goto(contactPage);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.locator('[data-form="contact"] [name=name]').focus();
    await expect(page.getByText('The form could not be loaded.').first()).toBeVisible();
  });
});
