// Browsers with speculation rules fetch the next page on intent by themselves (see Page.astro).
if (!HTMLScriptElement.supports?.('speculationrules') && !navigator.connection?.saveData)
  void import('./prefetch-hints.ts');
