// What a page looks like on paper: how many sheets.
import type { Page } from '@playwright/test';

/** Every sheet of a PDF is an object of the type Page; what lists them is of the type Pages. */
export const sheetsIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Prints as the style sheet says, paper size included. */
export const sheetsOf = async (page: Page): Promise<number> =>
  sheetsIn(await page.pdf({ preferCSSPageSize: true }));
