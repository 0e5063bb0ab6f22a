// Browsers with speculation rules fetch the next page on intent by themselves (see Page.astro). An empty word says that
// the visitor saves data (src/lib/first-script.ts).
if (!HTMLScriptElement.supports?.('speculationrules') && document.documentElement.dataset.plain !== '')
  void import('./prefetch-hints.ts');
