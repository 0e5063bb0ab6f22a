import type { Locator } from '@playwright/test';

/** Where links lead, as the page says it. */
export const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
