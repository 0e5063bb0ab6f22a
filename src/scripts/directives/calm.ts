// client:calm hydrates an island when the page has loaded, the browser is idle and the island is in view. Whoever saves
// data, moves less or is on a slow line gets it on a press or the focus only. With `anywhere` it is for what never moves by
// itself: then it comes out of view too, and for who moves less.
// It builds on client:intent, which is there before it.
import type { ClientDirective } from 'astro';
import { savesData } from '../saves-data.ts';

const calm: ClientDirective = (load, { value }, island) => {
  const hydrate = window.Astro.intent(load, { value: ['pointerdown', 'focusin'] }, island);
  // What stands in the page for the directive: no more than { anywhere }.
  const { anywhere } = Object(value) as { anywhere?: true };
  const movesLess = !anywhere && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (savesData(navigator.connection) || movesLess) {
    // The page shows its buttons all the same: a press wakes it.
    island.dataset.waits = '';
    return;
  }
  const inView = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) void hydrate();
  });
  const watch = () => {
    if (anywhere) void hydrate();
    // The island itself has no box.
    else if (island.firstElementChild) inView.observe(island.firstElementChild);
  };
  // A slow phone that is never idle gets it all the same.
  const whenIdle = () =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(watch, { timeout: 3_000 })
      : setTimeout(watch));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};

export default calm;
