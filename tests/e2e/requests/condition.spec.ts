// A visitor asks from the page of a condition.
import {
  bar,
  conditionPage,
  expectError,
  field,
  fill,
  noon,
  openForm,
  submitOf,
  toast,
  tomorrow,
  visitor,
  walkMessages,
  watchPosts,
} from '../support/forms.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

const problems = [
  'Knee Pain',
  'Low Back Pain',
  'Neck Pain',
  'Shoulder Pain',
  'Hip Pain',
  'Sciatica',
  'Cervical Spondylosis',
  'ACL Tear',
  'Cancer Pain',
  'Trigeminal Neuralgia',
  'Knee Arthritis',
  'Neuropathic Pain',
  'Migraine Headache',
  'Herniated Disc',
  'Disc Prolapse',
  'Slipped Disc',
  'Elbow, Hand & Wrist Pain',
  'Abdominal Region Pain',
  'Foot & Ankle Pain',
  'Sports Injuries',
  'Other',
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto(conditionPage);
});

for (const [id, button, path] of [
  ['appointment', 'Book Appointment Now', '/createAnyConditionAppointMent'],
  ['query', 'for any queries/information', '/createproblemAppointMent'],
] as const) {
  test.describe(`the ${id} form`, () => {
    test('opens by its button, begins at tomorrow with this condition, and makes its promise', async ({
      page,
    }) => {
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAttribute('id', id);
      await expect(field(dialog, 'condition')).toHaveValue('Knee Pain');
      await expect(field(dialog, 'appointmentDate')).toHaveValue(tomorrow.day);
      await expect(
        dialog.getByText("We'll respond to your query within 24 hours via phone or email"),
      ).toBeVisible();
      const options = await field(dialog, 'condition').locator('option').allInnerTexts();
      expect(options).toEqual(['Select a problem', ...problems]);
    });

    test('sends its payload, closes before the answer and says so', async ({ page }) => {
      const posts = watchPosts(page);
      const dialog = await openForm(page, id);
      await fill(dialog, { ...visitor, email: 'asha@example.org' });
      await field(dialog, 'condition').selectOption('Elbow, Hand & Wrist Pain');
      const answer = page.waitForResponse(`**${path}`);
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      expect((await answer).status()).toBe(201);
      expect(posts).toEqual([
        {
          path,
          body: {
            appointmentDate: tomorrow.day,
            ...visitor,
            email: 'asha@example.org',
            condition: 'Elbow, Hand & Wrist Pain',
            formattedDate: tomorrow.long,
          },
        },
      ]);
      await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
      await expect(bar(page)).toContainText('What happens next: the practice');
    });

    test('closes and resets by X, Cancel, the overlay and Escape', async ({ page }) => {
      for (const close of [
        () => page.getByRole('button', { name: 'Close', exact: true }).click(),
        () => page.getByRole('button', { name: 'Cancel' }).click(),
        () => page.mouse.click(5, 300),
        () => page.keyboard.press('Escape'),
      ]) {
        const dialog = await openForm(page, id);
        await expect(field(dialog, 'condition')).toHaveValue('Knee Pain');
        await expect(field(dialog, 'name')).toHaveValue('');
        await fill(dialog, { ...visitor, appointmentDate: '2026-12-24' });
        await field(dialog, 'condition').selectOption('Other');
        await close();
        await expect(dialog).toBeHidden();
      }
    });

    test('is off while it is sent, and reads Submitting...', async ({ page }) => {
      const answers: (() => void)[] = [];
      await page.route(`**${path}`, (route) => void answers.push(() => void route.fulfill({ status: 200 })));
      let dialog = await openForm(page, id);
      await fill(dialog);
      await submitOf(dialog).click();
      dialog = await openForm(page, id);
      await fill(dialog);
      await expect(submitOf(dialog)).toHaveText('Submitting...');
      await expect(submitOf(dialog)).toBeDisabled();
      answers.forEach((answer) => answer());
      await expect(submitOf(dialog)).toBeEnabled();
      // The notice is inside the open dialog, where it can be seen and clicked.
      await toast(page, 'Successfully Submit 😊').click();
      await expect(toast(page, 'Successfully Submit 😊')).toBeHidden();
      await expect(dialog).toBeVisible();
    });

    test('takes a day 24 hours ago and no earlier one', async ({ page }) => {
      const posts = watchPosts(page);
      const dialog = await openForm(page, id);
      await fill(dialog, { ...visitor, appointmentDate: '2026-11-18' });
      await field(dialog, 'appointmentDate').blur();
      await expectError(dialog, 'appointmentDate', 'Date cannot be in the past');
      await expect(submitOf(dialog)).toBeDisabled();
      await fill(dialog, { appointmentDate: '2026-11-19' });
      await submitOf(dialog).click();
      await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
      expect(posts[0]?.body).toMatchObject({ formattedDate: 'Thursday, November 19, 2026' });
    });
  });
}

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

test('what is wrong is said at its field', async ({ page }) => {
  const dialog = await openForm(page, 'query');
  await walkMessages(wrong, async (name, value, message) => {
    await fill(dialog, { ...visitor, email: '', appointmentDate: tomorrow.day });
    await field(dialog, 'condition').selectOption('Knee Pain');
    await expect(submitOf(dialog)).toBeEnabled();
    if (name === 'condition') await field(dialog, name).selectOption(value);
    else await field(dialog, name).fill(value);
    await field(dialog, name).focus();
    await field(dialog, name).blur();
    await expectError(dialog, name, message);
    await expect(submitOf(dialog)).toBeDisabled();
  });
});
