export interface Watch {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  longTasks: PerformanceEntry[];
  /** The longest that a page took to show its answer to a tap. */
  inp: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Paint = PerformanceEntry & { element?: Element; url?: string };
type Interaction = PerformanceEntry & { interactionId: number };

/** Runs in the page before its own scripts, and notes what a visitor feels. */
export function watchPage() {
  const watch: Watch = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, longTasks: [], inp: 0 };
  window.watch = watch;
  const observe = <T extends PerformanceEntry>(type: string, hear: (entry: T) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => hear(entry as T))).observe({
      type,
      buffered: true,
      ...more,
    });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.fcp = startTime;
  });
  observe<Paint>('largest-contentful-paint', ({ startTime, element, url }) => {
    watch.lcp = startTime;
    watch.lcpElement = [element?.localName, url?.split('/').at(-1)].filter(Boolean).join(' ');
  });
  observe('longtask', (entry) => watch.longTasks.push(entry));
  observe<Interaction>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) watch.inp = Math.max(watch.inp, duration);
    },
    { durationThreshold: 16 },
  );

  // Shifts count in windows of five seconds at most, each with less than a second between them; the worst is kept.
  let sum = 0;
  let first = 0;
  let last = 0;
  observe<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    watch.cls = Math.max(watch.cls, sum);
  });
}
