// Light and dark, as a visitor gets them.
import { expect, type Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const grounds: Record<Theme, string> = { light: 'rgb(251, 246, 236)', dark: 'rgb(10, 25, 38)' };

/** By the system's own setting. The page follows at once, without a reload. */
export const setTheme = (page: Page, theme: Theme) => page.emulateMedia({ colorScheme: theme });

export const expectTheme = async (page: Page, theme: Theme) => {
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[theme]);
  // The browser takes the first that applies for the bar around the page.
  const bar = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content);
  expect(bar).toBe({ light: '#FBF6EC', dark: '#0A1926' }[theme]);
};
