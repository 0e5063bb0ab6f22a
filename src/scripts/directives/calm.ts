// client:calm hydrates an island when the page has loaded, the browser is idle and the island is in view, or as near
// as rootMargin says. Whoever saves data, moves less or is on a slow line gets it on a press or the focus only.
// It builds on client:intent, which is there before it.
import type { ClientDirective } from 'astro';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isSparing = ({ saveData, effectiveType = '' }: Connection = {}) =>
  saveData || /2g|3g/.test(effectiveType) || matchMedia('(prefers-reduced-motion: reduce)').matches;

const calm: ClientDirective = (load, { value }, island) => {
  const hydrate = window.Astro.intent(load, { value: ['pointerdown', 'focusin'] }, island);
  if (isSparing((navigator as { connection?: Connection }).connection)) {
    // The page shows its buttons all the same: a press wakes it.
    island.dataset.waits = '';
    return;
  }
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void hydrate();
    },
    Object(value) as IntersectionObserverInit,
  );
  // The island itself has no box.
  const watch = () => island.firstElementChild && near.observe(island.firstElementChild);
  // A slow phone that is never idle gets it all the same.
  const whenIdle = () =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(watch, { timeout: 3_000 })
      : setTimeout(watch));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};

export default calm;
