// Takes the pictures: whole pages, with nothing moving and every image there.
import type { Browser, Page } from '@playwright/test';
import { inShots, pictureName, printName, themes, type Visit } from './places.ts';

/** One visit, by light and in the dark. */
export async function shoot(browser: Browser, site: string, { address, width }: Visit) {
  const narrow = width < 768;
  const context = await browser.newContext({
    viewport: { width, height: narrow ? 844 : 900 },
    isMobile: narrow,
    hasTouch: narrow,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site + address);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await settle(page);
    const path = inShots(pictureName({ address, view: { width, theme } }));
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  await context.close();
}

export async function print(browser: Browser, site: string, address: string) {
  const page = await browser.newPage();
  await page.goto(site + address);
  await settle(page);
  await page.pdf({ path: inShots(printName(address)), preferCSSPageSize: true, printBackground: true });
  await page.close();
}

/** Waits for the typefaces and for all pictures, also those far down. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // On a busy machine a typeface may be too late to be used; here it is waited for.
    for (const face of document.fonts) face.display = 'block';
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => undefined)),
    ]);
  });
