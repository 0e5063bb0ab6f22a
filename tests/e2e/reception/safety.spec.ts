// Who gets in, who does not, and what two people at once see.
import { test as site } from '../support/test.ts';
import { expect, join, signIn, test } from './front-desk.ts';

site.describe('before anybody is added', () => {
  site.use({ allowedProblems: [/status of 404/] });

  site('there is no such page', async ({ page }) => {
    const answer = await page.goto('/desk');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

test('the pages are neither kept nor indexed, nor linked from the site', async ({
  page,
  request,
  frontDesk,
}) => {
  await frontDesk.invite('Opens The Desk');
  for (const address of ['/desk/sign-in', '/desk/nowhere']) {
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  }
  await page.goto('/');
  expect(await page.content()).not.toContain('/desk');
});

test.describe('what is refused', () => {
  test.use({ allowedProblems: [/status of (401|403|409|429)/] });

  test('a wrong password, and after some of them the right one too', async ({ page, frontDesk }) => {
    await join(page, frontDesk, 'Guessed');
    await page.getByRole('button', { name: 'Sign out' }).click();
    for (let n = 0; n < 5; n += 1) {
      await signIn(page, 'Guessed', `wrong password ${n}`);
      await expect(page.getByRole('alert')).toContainText('The name or the password is wrong');
    }
    await signIn(page, 'Guessed');
    await expect(page.getByRole('alert')).toContainText('Too many tries. Wait 15 minutes');
  });

  test('a cookie that was stolen, once its owner has signed out', async ({
    page,
    context,
    browser,
    frontDesk,
  }) => {
    await join(page, frontDesk, 'Robbed');
    const cookies = await context.cookies(`${frontDesk.address}/desk`);
    expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual(
      Array(2).fill([true, 'Lax']),
    );
    const thief = await browser.newContext({ baseURL: frontDesk.address });
    await thief.addCookies(cookies);
    const stolen = await thief.newPage();
    await stolen.clock.install();
    await stolen.goto('/desk');
    await expect(stolen.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // A page that was left open asks now and then, and shows nobody's words any more.
    await stolen.clock.fastForward(30_000);
    await expect(stolen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await stolen.goto('/desk');
    await expect(stolen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await thief.close();
  });

  test('a form on another site', async ({ page, context, frontDesk }) => {
    const id = await frontDesk.receive();
    await join(page, frontDesk, 'Lured');
    const stranger = await context.newPage();
    await stranger.setContent(`<form method="post" action="${frontDesk.address}/desk/requests/${id}/state">
      <input name="version" value="1"><button name="state" value="spam">Win</button></form>`);
    const answer = stranger.waitForResponse('**/state');
    await stranger.getByRole('button').click();
    expect((await answer).status()).toBe(403);
    await expect(stranger.getByRole('heading', { name: 'Not done' })).toBeVisible();
    expect(frontDesk.read(`SELECT state FROM requests WHERE id = ${id}`)[0]?.state).toBe('new');
  });

  test('the second of two: it is told what the first did, and overwrites nothing', async ({
    page,
    browser,
    frontDesk,
  }) => {
    const id = await frontDesk.receive({ name: 'Wanted By Two' });
    await join(page, frontDesk, 'First');
    const other = await browser.newContext({ baseURL: frontDesk.address });
    const second = await other.newPage();
    await join(second, frontDesk, 'Second');
    await page.goto(`/desk/requests/${id}`);
    await second.goto(`/desk/requests/${id}`);
    await page.getByRole('button', { name: 'Booked' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Marked' })).toBeVisible();
    await second.getByRole('button', { name: 'Spam' }).click();
    await expect(second.getByRole('heading', { name: 'Somebody was faster' })).toBeVisible();
    await expect(second.getByRole('listitem').filter({ hasText: 'New → Booked' })).toContainText('First');
    expect(frontDesk.read(`SELECT state FROM requests WHERE id = ${id}`)[0]?.state).toBe('booked');
    await second.getByRole('link', { name: 'Leave it as it is' }).click();
    await expect(second.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await other.close();
  });
});

test.describe('a link in a message', () => {
  // Another site than the desk's, for a browser: it has another name.
  const mail = 'http://localhost';
  test.use({ allowedOrigins: [mail] });

  test('leads in', async ({ page, frontDesk }) => {
    const id = await frontDesk.receive({ name: 'From A Message' });
    await join(page, frontDesk, 'Linked');
    const body = `<a href="${frontDesk.address}/desk/requests/${id}">A new request is waiting</a>`;
    await page.route(`${mail}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${mail}/`);
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'From A Message' })).toBeVisible();
  });
});
