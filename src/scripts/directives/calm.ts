// client:calm hydrates an island when the page has loaded, the browser is idle and the island is in view. With Save-Data,
// reduced motion or a slow connection, it hydrates on click or focus only. The option `anywhere` is for islands without
// motion: they hydrate also out of view and with reduced motion. Builds on client:intent.
import type { ClientDirective } from 'astro';
import { savesData } from '../saves-data.ts';

const calm: ClientDirective = (load, { value }, island) => {
  const hydrate = window.Astro.intent(load, { value: ['pointerdown', 'focusin'] }, island);
  // The page contains no other options.
  const { anywhere } = Object(value) as { anywhere?: true };
  const movesLess = !anywhere && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (savesData(navigator.connection) || movesLess) {
    // Shows the buttons before hydration; a click hydrates.
    island.dataset.waits = '';
    return;
  }
  const inView = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) void hydrate();
  });
  const watch = () => {
    if (anywhere) void hydrate();
    // The island itself is display: contents.
    else if (island.firstElementChild) inView.observe(island.firstElementChild);
  };
  // The timeout is for slow phones that are never idle.
  const whenIdle = () =>
    void ('requestIdleCallback' in window
      ? requestIdleCallback(watch, { timeout: 3_000 })
      : setTimeout(watch));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};

export default calm;
