export const arrivedAfresh = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'back_forward' && !location.hash;
};
