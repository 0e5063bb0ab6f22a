import type { Page } from '@playwright/test';

/** Waits for the typefaces and for all pictures, also those far down. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // On a busy machine a typeface comes too late, and the page stays in the phone's own: it is added here once more.
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => ('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : rule));
    const faces = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('src').includes('url('))
      // Those for one script come where its letters are shown.
      .filter(({ style }) => !style.getPropertyValue('unicode-range'));
    for (const { style } of faces) {
      const weight = style.getPropertyValue('font-weight');
      const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      document.fonts.add(await new FontFace(family, style.getPropertyValue('src'), { weight }).load());
    }
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => undefined)),
    ]);
  });
