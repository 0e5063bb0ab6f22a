// What a page looks like on paper: how many sheets.
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Every sheet of a PDF is an object of the type Page; what lists them is of the type Pages. */
export const sheetsIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Prints as the style sheet says, paper size included. */
export const sheetsOf = async (page: Page): Promise<number> =>
  sheetsIn(await page.pdf({ preferCSSPageSize: true }));

/** The margin at the left in millimetres: a PDF of Chromium begins with its scale, and with the part that is printed on. */
export async function marginOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, scale, left] = drawnIn(pdf).match(/^([\d.]+) 0 0 -[\d.]+ 0 [\d.]+ cm\s+q\s+([\d.]+) /) ?? [];
  return (Number(scale) * Number(left) * 25.4) / 72;
}

/** What is drawn on the first sheet. */
function drawnIn(pdf: Buffer): string {
  const marks = pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g);
  for (const { index, 0: mark } of marks) {
    const from = index + mark.length;
    const text = inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from))).toString('latin1');
    if (/ cm\s+q\s/.test(text)) return text;
  }
  return '';
}
