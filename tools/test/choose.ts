const all = ['check', 'unit', 'build', 'html', 'budgets', 'e2e', 'owners'] as const;
export type Part = (typeof all)[number];

export const usage = `npm test -- --only ${all.join(', ')} (or several: --only check,unit).
Further words need --only unit or --only e2e: they go to Vitest or Playwright.`;

/** The parts that are meant, and the words for Vitest or Playwright; nothing when they make no sense. */
export function choose([only, list = '', ...words]: string[], inCi: boolean, isBuilt: () => boolean) {
  // The owners' job takes minutes.
  if (only === undefined) return { parts: all.filter((part) => inCi || part !== 'owners'), words };
  const named = list.split(',');
  const isKnown = named.every((name) => all.some((part) => part === name));
  if (only !== '--only' || !isKnown || (words.length > 0 && !['unit', 'e2e'].includes(list)))
    return undefined;
  const needsSite = named.some((name) => ['html', 'budgets', 'e2e'].includes(name)) && !isBuilt();
  return { parts: all.filter((part) => named.includes(part) || (part === 'build' && needsSite)), words };
}
