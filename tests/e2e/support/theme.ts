// The light and dark themes.
import { fixed } from '@clinic/content-model/colours.ts';
import { expect, type Page } from '@playwright/test';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const grounds: Record<Theme, string> = { light: 'rgb(251, 246, 236)', dark: 'rgb(10, 25, 38)' };

/** Emulates the setting of the system; the page follows without a reload. */
export const setTheme = (page: Page, theme: Theme) => page.emulateMedia({ colorScheme: theme });

export const expectTheme = async (page: Page, theme: Theme) => {
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[theme]);
  // The first theme-color that matches applies.
  const bar = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content);
  expect(bar).toBe({ light: fixed.paper, dark: fixed.darkGround }[theme]);
};
