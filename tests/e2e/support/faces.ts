import type { Page } from '@playwright/test';

/** What the browser tells of the line and the phone, before the page runs. */
export const pretend = (page: Page, connection: object, deviceMemory = 8) =>
  page.addInitScript(
    (told) => {
      for (const [name, value] of Object.entries(told))
        Object.defineProperty(Navigator.prototype, name, { value });
    },
    { connection, deviceMemory },
  );

/** The typefaces that the words of each element are drawn in, the most used first: what is drawn, not what was loaded. */
export async function facesOf(page: Page, selector: string) {
  // At that moment the browser numbers all elements anew.
  await page.waitForLoadState('domcontentloaded');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await session.detach();
  return found.map(({ fonts }) => fonts.toSorted((a, b) => b.glyphCount - a.glyphCount));
}

/** Whether the title is drawn in a typeface of the site. */
export async function hasOwnFace(page: Page) {
  const [[title] = []] = await facesOf(page, 'h1');
  return title?.isCustomFont ?? false;
}
