// Requests to an API host on another origin, with all its possible failures.
import type { Locator, Page } from '@playwright/test';
import { fill, openForm, submitOf } from '../support/forms.ts';
import { conditionPage, expect, servicePage, still, test as base } from '../support/servers/fixture-site.ts';
import type { Manner, OtherOrigin } from '../support/servers/other-origin.ts';
import { bar, send, toast, tomorrow, visitAtNoon, visitor } from '../support/requests.ts';

const test = base.extend<{ elsewhere: OtherOrigin }>({
  elsewhere: ({ fixtureSite }, use) => use(fixtureSite.host),
  allowedProblems: [/Failed to load resource|CORS policy/],
  allowedOrigins: ({ fixtureSite }, use) => use([fixtureSite.host.origin]),
});
test.use(still);

const notices = {
  booking: {
    accepted: 'Appointment Booked Successfully 😊',
    failed: 'Server Error - Please try again later',
  },
  conditionQuery: { accepted: 'Successfully Submit 😊', failed: 'Server Error' },
  procedureAppointment: {
    accepted: 'Appointment Booked Successfully 😊',
    failed: 'Server Error - Please try again later',
  },
};
type Form = keyof typeof notices;

const open = (page: Page, form: Form) =>
  visitAtNoon(page, form === 'procedureAppointment' ? servicePage : conditionPage);

const request = { ...visitor, appointmentDate: tomorrow.day };

type Expected = 'accepted' | 'failed' | 'unknown' | 'silent';

const answers: Record<Form, [Manner, Expected][]> = {
  booking: [
    [200, 'accepted'],
    [201, 'accepted'],
    [202, 'silent'],
    [503, 'failed'],
    [301, 'unknown'],
    [500, 'unknown'],
    ['drops the connection', 'unknown'],
    ['sends no CORS headers', 'unknown'],
  ],
  // The results that differ from those of the booking form.
  conditionQuery: [
    [201, 'accepted'],
    [202, 'unknown'],
    [503, 'failed'],
  ],
  procedureAppointment: [
    [201, 'accepted'],
    [202, 'unknown'],
    [503, 'failed'],
  ],
};

// tests/unit/forms/sender.test.ts covers the meaning of each status. One page per form: the state after one response must
// not affect the next.
for (const form of Object.keys(notices) as Form[])
  test(`the ${form} form shows the result of every response`, async ({ page, elsewhere }) => {
    test.slow();
    await open(page, form);
    for (const [manner, expected] of answers[form])
      await test.step(`the host ${typeof manner === 'number' ? `answers ${manner}` : manner}`, async () => {
        elsewhere.behave(manner);
        const dialog = await send(page, form, request);
        await expectOutcome(page, form, expected, dialog, elsewhere);
        expectReceived(manner, elsewhere);
      });
  });

async function expectOutcome(
  page: Page,
  form: Form,
  expected: Expected,
  dialog: Locator,
  { received }: OtherOrigin,
) {
  const { accepted, failed } = notices[form];
  if (expected === 'accepted') {
    await expect(toast(page, accepted)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toContainText('What happens next');
    await dismiss(page);
  } else if (expected === 'failed' || expected === 'unknown') {
    // Several notices begin with the same text.
    await expect(toast(page, failed).filter({ hasText: new RegExp(`${failed}$`) })).toBeVisible();
    await expect(dialog).toBeVisible({ visible: form === 'procedureAppointment' });
    await expect(bar(page)).toContainText(
      expected === 'failed'
        ? 'Your request has not been sent.'
        : 'We do not know whether your request arrived.',
    );
    await dismiss(page);
  } else {
    await expect.poll(() => received.length).toBe(1);
    // The button has another label until the response.
    await openForm(page, form);
    await expect(submitOf(dialog)).toHaveText('Book Appointment');
    await page.keyboard.press('Escape');
    await expect(toast(page, '')).toHaveCount(0);
    await expect(bar(page)).toBeHidden();
  }
}

function expectReceived(manner: Manner, { received }: OtherOrigin) {
  expect(received.some(({ path }) => path === '/moved')).toBe(false);
  if (typeof manner !== 'number') return;
  expect(received).toHaveLength(1);
  const [request] = received;
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.body).toMatchObject(visitor);
}

/** Removes the bar and the notice before the next form. */
async function dismiss(page: Page) {
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();
  await toast(page, '').click();
  await expect(toast(page, '')).toHaveCount(0);
}

test('a host with Retry-After receives no request before that time', async ({ page, elsewhere }) => {
  elsewhere.behave('asks to wait');
  await open(page, 'booking');
  await send(page, 'booking');
  await expect(bar(page).getByRole('button', { name: 'Send again in 2 minutes' })).toBeDisabled();
});

test('a request arrives when the tab is closed right after the tap', async ({ context, elsewhere }) => {
  for (const form of ['booking', 'conditionQuery'] as const) {
    elsewhere.behave('never answers');
    const page = await context.newPage();
    await page.goto(conditionPage);
    const dialog = await openForm(page, form);
    await fill(dialog, visitor);
    await submitOf(dialog).evaluate((button: HTMLButtonElement) => button.click());
    await page.close();
    await expect.poll(() => elsewhere.received.length).toBe(1);
    expect(elsewhere.received[0]?.body).toMatchObject(visitor);
  }
});
