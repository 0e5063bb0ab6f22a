// Some pages are to begin at the top. Browsers do so by themselves, except after a reload. Nobody is moved who has scrolled
// while the page was loading, who comes back to it, or who followed a link to a place in it.
// Entries of this type are of this kind.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (document.querySelector('[data-starts-at-top]') && arrival?.type === 'reload' && !location.hash) {
  // The browser may put the page back where it was at any moment until it has loaded.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  scrollTo({ top: 0, behavior: 'instant' });
}
