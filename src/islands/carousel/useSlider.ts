// The only file that imports keen-slider.
import { useCallback, useRef, useState } from 'react';
import { useKeenSlider, type KeenSliderInstance } from 'keen-slider/react.es.js';

/** The options of the carousel; the duration of the animation in milliseconds. */
type Settings = { count: number; spacing: number; widePerView: number; offFrom?: string; movement: number };

interface View {
  ready: boolean;
  current: number;
  /** True when all slides are visible. */
  still: boolean;
  moving: boolean;
}

const slide = '[aria-roledescription=slide]';

export function useSlider({ count, spacing, widePerView, offFrom, movement }: Settings) {
  const [view, setView] = useState<View>({ ready: false, current: 0, still: false, moving: false });
  const shownBefore = useRef(0);

  const read = ({ options, track }: KeenSliderInstance) => {
    const { disabled, slides } = options;
    const perView = typeof slides === 'object' && slides && 'perView' in slides ? Number(slides.perView) : 1;
    const still = disabled === true || perView >= count;
    setView({ ready: true, current: track.details?.rel ?? 0, still, moving: false });
  };
  const setMoving = (moving: boolean) => setView((before) => ({ ...before, moving }));

  const [attachSlider, slider] = useKeenSlider<HTMLDivElement>({
    loop: true,
    selector: slide,
    defaultAnimation: { duration: movement },
    slides: { perView: 1, spacing },
    breakpoints: {
      ...(widePerView > 1 && {
        '(min-width: 768px)': { slides: { perView: widePerView, spacing }, loop: count > widePerView },
      }),
      ...(offFrom && { [`(min-width: ${offFrom})`]: { disabled: true } }),
    },
    created: (created) => {
      if (shownBefore.current) created.moveToIdx(shownBefore.current, true, { duration: 0 });
      read(created);
    },
    slideChanged: ({ track }) =>
      setView((before) => ({ ...before, current: track.details?.rel ?? before.current })),
    animationStarted: () => setMoving(true),
    animationEnded: read,
    dragStarted: () => setMoving(true),
    dragEnded: read,
    updated: read,
    optionsChanged: read,
  });

  /** Starts at the slide to which the visitor has scrolled. */
  const attach = useCallback(
    (track: HTMLDivElement | null) => {
      if (track) {
        const step = (track.querySelector(slide)?.clientWidth ?? 1) + spacing;
        shownBefore.current = Math.round(track.scrollLeft / step);
        track.scrollLeft = 0;
      }
      attachSlider(track);
    },
    [attachSlider, spacing],
  );

  return {
    attach,
    view,
    next: () => slider.current?.next(),
    previous: () => slider.current?.prev(),
    show: (index: number) => slider.current?.moveToIdx(index, true),
  };
}
