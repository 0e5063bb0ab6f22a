// Browsers with speculation rules fetch the next page on intent by themselves (see Page.astro).
const saveData = navigator.connection?.saveData;

if (!HTMLScriptElement.supports?.('speculationrules') && !saveData) void import('./prefetch-hints.ts');
