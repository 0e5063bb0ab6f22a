// Helpers for printed pages: number of sheets and size of letters.
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Counts the printed sheets: a PDF has one object of the type Page for each. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the smallest letters of the printed page in points, without the superscript source numbers. */
export async function smallestLetters(page: Page) {
  // The fallback typefaces are scaled to 89 to 106 %.
  await page.evaluate(() => document.fonts.ready);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sheets = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const contents = await Promise.all(sheets.map(async (sheet) => (await sheet).getTextContent()));
  const [smallest = { points: 0, text: 'nothing is printed' }] = contents
    .flatMap(({ items }) => items)
    .flatMap((item) => ('str' in item && /[^\d, ]/.test(item.str) ? [item] : []))
    .map(({ str, transform }) => ({
      points: Math.round(Math.hypot(Number(transform[2]), Number(transform[3])) * 10) / 10,
      text: str,
    }))
    .sort((a, b) => a.points - b.points);
  return smallest;
}

/** Returns the three entries with the longest texts: if these fit on their paper, all do. */
export const longest = <T>(all: T[], textOf: (one: T) => unknown): T[] =>
  all.toSorted((a, b) => JSON.stringify(textOf(b)).length - JSON.stringify(textOf(a)).length).slice(0, 3);
