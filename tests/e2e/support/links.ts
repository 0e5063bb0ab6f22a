import type { Locator } from '@playwright/test';

/** Returns the href attributes of links. */
export const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
