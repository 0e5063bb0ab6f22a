// Some pages are at the top when they load. Only a reload keeps the place of before; whoever has scrolled a page that
// is still loading stays there, and so does whoever comes back or follows a link to a place in the page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (document.querySelector('main[data-starts-at-top]') && arrival?.type === 'reload' && !location.hash) {
  // The browser may put the page back where it was at any moment until it has loaded.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  scrollTo({ top: 0 });
}
