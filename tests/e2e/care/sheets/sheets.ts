// What a page looks like on paper: how many sheets, and how large its letters are.
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Prints as the style sheet says, paper size included. Every sheet of a PDF is an object of the type Page. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the smallest letters of the printed page in points, with their text. The raised numbers of sources are left out. */
export async function smallestLetters(page: Page) {
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

/** Those with the most to say: where they fit on their paper, the others do. */
export const longest = <T>(all: T[], says: (one: T) => unknown): T[] =>
  all.toSorted((a, b) => JSON.stringify(says(b)).length - JSON.stringify(says(a)).length).slice(0, 3);
