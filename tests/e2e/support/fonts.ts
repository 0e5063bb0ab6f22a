import type { Page } from '@playwright/test';

/** Emulates navigator.connection and deviceMemory. */
export const emulateDevice = (page: Page, connection: object, deviceMemory = 8) =>
  page.addInitScript(
    (values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(Navigator.prototype, name, { value });
    },
    { connection, deviceMemory },
  );

/** Returns the typefaces that each element is rendered in (not only loaded), the most used first. */
export async function renderedFonts(page: Page, selector: string) {
  // DOMContentLoaded invalidates the node ids of CDP.
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

/** True when the title is rendered in a typeface of the site. */
export async function hasSiteFont(page: Page) {
  const [[title] = []] = await renderedFonts(page, 'h1');
  return title?.isCustomFont ?? false;
}
