import type { Locator } from '@playwright/test';

/** Returns the Latin words of text and labels, without names and elements marked as English. */
export const foreignWords = (place: Locator) =>
  place.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    const apart = '[lang=en-IN], [lang=en], [hidden], noscript, script, .visually-hidden';
    for (const one of copy.querySelectorAll(apart)) one.remove();
    const labels = [...copy.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const words = [copy.textContent, ...labels].join(' ').match(/[A-Za-z]{2,}/g) ?? [];
    return words.filter((word) => word !== 'WhatsApp');
  });
