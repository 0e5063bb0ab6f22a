// Runs axe in the page itself. Frames are skipped, because they contain no content of the site.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { setTheme, themes as bothThemes, type Theme } from './theme.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the theme. */
const ofColour = ['color-contrast', 'link-in-text-block'];

interface Violation {
  rule: string;
  where: string[];
}

interface Where {
  /** A selector. */
  within?: string;
  themes?: readonly Theme[] | undefined;
}

/** Runs all rules in the first theme, and those about colours in the others. */
export async function violations(page: Page, { within, themes = bothThemes }: Where = {}) {
  await waitForCarousels(page);
  const found: Violation[] = [];
  let runOnly: axe.RunOnly = { type: 'tag', values: tags };
  for (const theme of themes) {
    await setTheme(page, theme);
    const here = await run(page, { runOnly }, within);
    found.push(...here.map(({ rule, where }) => ({ rule: `${rule}, ${theme}`, where })));
    runOnly = { type: 'rule', values: ofColour };
  }
  await setTheme(page, 'light');
  return found;
}

/** Waits until every carousel is hydrated or waits for a click; before, its track is a plain scroller. */
const waitForCarousels = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.carousel')].every(
      (carousel) => 'ready' in carousel.dataset || carousel.closest('[data-waits]'),
    ),
  );

async function run(page: Page, what: axe.RunOptions, within?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, options]) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ? { include: part } : document,
        { ...options, resultTypes: ['violations'], iframes: false, preload: false },
      );
      return found.map(({ id, nodes }) => ({
        rule: id,
        where: nodes
          .slice(0, 5)
          .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    [within, what] as const,
  );
}
