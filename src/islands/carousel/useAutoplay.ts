import { useEffect, useState, useSyncExternalStore } from 'react';

const motion = '(prefers-reduced-motion: reduce)';

function onMotion(changed: () => void) {
  const query = matchMedia(motion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const useReducedMotion = () =>
  useSyncExternalStore(
    onMotion,
    () => matchMedia(motion).matches,
    () => false,
  );

/** Advances after `pause` ms. No dependency array on purpose: every render restarts the timer. */
export function useAutoplay(pause: number, canAdvance: boolean, advance: () => void) {
  const isReduced = useReducedMotion();
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  /** The choice of the visitor, and whether motion was reduced at that time. */
  const [asked, setAsked] = useState<{ playing: boolean; isReduced: boolean }>();
  const isPlaying = pause > 0 && (asked?.isReduced === isReduced ? asked.playing : !isReduced);

  useEffect(() => {
    if (!isPlaying || !canAdvance || isHidden) return;
    const timer = setTimeout(advance, pause);
    return () => clearTimeout(timer);
  });

  return { isPlaying, toggle: () => setAsked({ playing: !isPlaying, isReduced }) };
}
