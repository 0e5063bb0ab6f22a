import type { Page } from '@playwright/test';

/** Waits until pending changes are painted (two frames) and returns the time. */
export const waitForPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Returns the layout shifts since then that no input caused, with the shifted elements. */
export async function layoutShiftsSince(page: Page, since: number) {
  await waitForPaint(page);
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
