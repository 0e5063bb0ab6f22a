// Some pages scroll to the top when they load. Coming back, and links to a place in the page, keep their place.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

if (
  document.querySelector('main[data-starts-at-top]') &&
  arrival?.type !== 'back_forward' &&
  !location.hash
) {
  scrollTo({ top: 0 });
}
