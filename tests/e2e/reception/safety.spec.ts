// Access control that depends on the browser. The tests of packages/desk cover the rest.
import { test as site } from '../support/test.ts';
import { expect, join, test } from './front-desk.ts';

site('the site does not link to the desk', async ({ page }) => {
  await page.goto('/');
  expect(await page.content()).not.toContain('/desk');
});

test.describe('refuses', () => {
  test.use({ allowedProblems: [/status of (401|403)/] });

  test('a page left open after signing out elsewhere', async ({ page, context, frontDesk }) => {
    await join(page, frontDesk, 'Leaving');
    const leftOpen = await context.newPage();
    await leftOpen.clock.install();
    await leftOpen.goto('/desk');
    await expect(leftOpen.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    // The next poll hides the names.
    await leftOpen.clock.fastForward(30_000);
    await expect(leftOpen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
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
});

// Another host name is another site for a browser.
const mail = 'http://localhost';
test.extend({ allowedOrigins: [mail] })('a link in a mail opens the request', async ({ page, frontDesk }) => {
  const id = await frontDesk.receive({ name: 'From A Message' });
  await join(page, frontDesk, 'Linked');
  const body = `<a href="${frontDesk.address}/desk/requests/${id}">A new request is waiting</a>`;
  await page.route(`${mail}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${mail}/`);
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'From A Message' })).toBeVisible();
});
