// The two forms of a condition page.
import { conditions } from '../support/content/index.ts';
import { expectError, field, fill, blurField, openForm, submitOf } from '../support/forms.ts';
import {
  bar,
  condition,
  delayResponses,
  toast,
  tomorrow,
  visitAtNoon,
  visitor,
  walkMessages,
  watchPosts,
} from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

const { title } = condition.data;
const [, another = title] = conditions.map(({ data }) => data.title);

test.beforeEach(({ page }) => visitAtNoon(page, condition.path));

for (const [form, path] of [
  ['conditionAppointment', '/createAnyConditionAppointMent'],
  ['conditionQuery', '/createproblemAppointMent'],
] as const) {
  test(`the ${form} form sends the condition of its page @task`, async ({ page }) => {
    const posts = watchPosts(page);
    const dialog = await openForm(page, form);
    await expect(field(dialog, 'condition')).toHaveValue(title);
    await expect(field(dialog, 'appointmentDate')).toHaveValue(tomorrow.day);
    await expect(
      dialog.getByText("We'll respond to your query within 24 hours via phone or email"),
    ).toBeVisible();
    // It has no message field.
    const phone = dialog.getByText('Tell us your question on the phone.');
    await expect(phone).toBeVisible({ visible: form === 'conditionQuery' });
    const options = await field(dialog, 'condition').locator('option').allInnerTexts();
    expect(options).toEqual(['Select a problem', ...conditions.map(({ data }) => data.title), 'Other']);

    await fill(dialog, { ...visitor, email: 'asha@example.org' });
    await field(dialog, 'condition').selectOption(another);
    const answer = page.waitForResponse(`**${path}`);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect((await answer).status()).toBe(201);
    const body = {
      appointmentDate: tomorrow.day,
      ...visitor,
      email: 'asha@example.org',
      condition: another,
      formattedDate: tomorrow.long,
    };
    expect(posts).toEqual([{ path, body }]);
    await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
    await expect(bar(page)).toContainText('What happens next: the practice');
  });

  test(`the ${form} form closes and resets, and is disabled while sending`, async ({ page }) => {
    const dialog = await openForm(page, form);
    for (const close of [
      () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.mouse.click(5, 300),
      () => page.keyboard.press('Escape'),
    ]) {
      await fill(dialog, { ...visitor, appointmentDate: '2026-12-24' });
      await field(dialog, 'condition').selectOption('Other');
      await close();
      await expect(dialog).toBeHidden();
      await openForm(page, form);
      await expect(field(dialog, 'condition')).toHaveValue(title);
      await expect(field(dialog, 'name')).toHaveValue('');
    }

    // It closes before the response.
    const answers = await delayResponses(page, path);
    await fill(dialog, visitor);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    await openForm(page, form);
    await fill(dialog, visitor);
    await expect(submitOf(dialog)).toHaveText('Submitting...');
    await expect(submitOf(dialog)).toBeDisabled();
    await answers.arrived();
    answers.release(200);
    await expect(submitOf(dialog)).toBeEnabled();
    // The notice is in the open dialog, because the rest of the page is inert.
    await toast(page, 'Successfully Submit 😊').click();
    await expect(toast(page, 'Successfully Submit 😊')).toBeHidden();
    await expect(dialog).toBeVisible();
  });
}

test('the earliest accepted day is 24 hours ago', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'conditionQuery');
  await fill(dialog, { ...visitor, appointmentDate: '2026-11-18' });
  await field(dialog, 'appointmentDate').blur();
  await expectError(dialog, 'appointmentDate', 'Date cannot be in the past');
  await expect(submitOf(dialog)).toBeDisabled();
  await fill(dialog, { appointmentDate: '2026-11-19' });
  await submitOf(dialog).click();
  await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
  expect(posts[0]?.body).toMatchObject({ formattedDate: 'Thursday, November 19, 2026' });
});

const wrong = [
  ['condition', '', 'Please select a problem'],
  ['appointmentDate', '', 'Preferred contact date is required'],
  ['name', '', 'Name is required'],
  ['name', 'Asha-Rao', 'Name should contain only characters'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['mobile', '', 'Mobile number is required'],
  ['mobile', '1234567890', 'Mobile number must start with 6,7,8,9 and be 10 digits'],
  ['email', 'a@b', 'Invalid email address'],
] as const;

test('an error is shown at its field', async ({ page }) => {
  const dialog = await openForm(page, 'conditionQuery');
  await walkMessages(wrong, async (name, value, message) => {
    await fill(dialog, { ...visitor, email: '', appointmentDate: tomorrow.day });
    await field(dialog, 'condition').selectOption(title);
    await expect(submitOf(dialog)).toBeEnabled();
    if (name === 'condition') await field(dialog, name).selectOption(value);
    else await field(dialog, name).fill(value);
    await blurField(dialog, name);
    await expectError(dialog, name, message);
    await expect(submitOf(dialog)).toBeDisabled();
  });
});
