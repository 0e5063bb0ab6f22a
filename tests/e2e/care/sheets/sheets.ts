// What a page looks like on paper: how many sheets.
import type { Page } from '@playwright/test';

/** Prints as the style sheet says, paper size included. Every sheet of a PDF is an object of the type Page. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Those with the most to say: where they fit on their paper, the others do. */
export const longest = <T>(all: T[], says: (one: T) => unknown): T[] =>
  all.toSorted((a, b) => JSON.stringify(says(b)).length - JSON.stringify(says(a)).length).slice(0, 3);
