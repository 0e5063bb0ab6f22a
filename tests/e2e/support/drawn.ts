import type { Page } from '@playwright/test';

/** What the page has been told until now can be seen two pictures later. Returns when that was. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Every movement on the page since then that the visitor did not cause, with what moved. */
export async function shiftsOf(page: Page, since: number) {
  await drawn(page);
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : 'gone';
    };
    return (observer.takeRecords() as Shift[])
      .filter(({ hadRecentInput, startTime }) => startTime > from && !hadRecentInput)
      .map(({ value, sources }) => ({ value, of: sources.map(({ node }) => nameOf(node)) }));
  }, since);
}
