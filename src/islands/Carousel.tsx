import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './Carousel.css';
import './slots.ts';
import { IconButton, pauseShape, playShape } from './IconButton.tsx';
import { useAutoplay, useReducedMotion } from './carousel/useAutoplay.ts';
import { useSlider } from './carousel/useSlider.ts';

type Props = {
  label: string;
  /** The look: a style sheet in carousel/ that the component imports. */
  look?: 'banner' | 'pair' | 'dots';
  /** How many slides there are. */
  count: number;
  /** Autoplay delay in milliseconds. Without it there is no autoplay. */
  autoplay?: number;
  /** Between slides, in pixels. */
  spacing?: number;
  /** Slides side by side from 768 px. */
  widePerView?: number;
  /** The width, such as 64em, from which the slides are a plain grid. */
  offFrom?: string;
  /** A button for each slide. */
  dots?: { name: string; text?: string }[];
  /** The slides, rendered by the server as a scrollable row until hydration. */
  children?: ReactNode;
  note?: ReactNode;
};

// eslint-disable-next-line complexity -- a branch for each optional part
export default function Carousel(props: Props) {
  const {
    label,
    look,
    count,
    autoplay = 0,
    spacing = 0,
    widePerView = 1,
    offFrom,
    dots,
    children,
    note,
  } = props;
  const root = useRef<HTMLElement>(null);
  const movement = useReducedMotion() ? 0 : 700;
  const { attach, view, next, previous, show } = useSlider({
    count,
    spacing,
    widePerView,
    offFrom,
    movement,
  });
  const { ready, current, still, moving } = view;
  /** Scrolls to the chosen slide, since the buttons may be far below it. */
  const turnInView = (turn: () => void) => {
    turn();
    root.current?.scrollIntoView({ block: 'nearest' });
  };
  const { isPlaying, toggle } = useAutoplay(autoplay, ready && !still && !moving, next);
  const playing = ready && isPlaying;

  useEffect(() => {
    if (!ready) return;
    const slides = root.current?.querySelectorAll<HTMLElement>('[aria-roledescription=slide]') ?? [];
    for (const [index, slide] of slides.entries()) slide.inert = !still && index !== current;
  }, [ready, still, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowLeft') previous();
    else return;
    event.preventDefault();
  };

  return (
    <section
      ref={root}
      className={look ? `carousel carousel--${look}` : 'carousel'}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={ready || undefined}
      data-still={still || undefined}
      data-playing={(playing && !still) || undefined}
      onKeyDown={onKeyDown}
    >
      {/* A scrollable row needs to be focusable. */}
      <div ref={attach} className="track" tabIndex={ready ? -1 : 0} aria-live={playing ? 'off' : 'polite'}>
        {children}
      </div>
      <div className="carousel__foot">
        {note}
        {dots && (
          <ol className="carousel__dots screen-only">
            {dots.map(({ name, text }, index) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => turnInView(() => show(index))}
                >
                  <span className="visually-hidden">Show </span>
                  <b className={look === 'dots' ? 'visually-hidden' : undefined}>{name}</b>{' '}
                  {text && <span>{text}</span>}
                </button>
              </li>
            ))}
          </ol>
        )}
        {/* Visible after hydration. */}
        <div className="carousel__controls screen-only">
          {autoplay > 0 && (
            <IconButton
              label={playing ? 'Pause the slides' : 'Play the slides'}
              shapes={[playing ? pauseShape : playShape]}
              onPress={toggle}
            />
          )}
          <IconButton
            label="Previous slide"
            shapes={['M15 9H3m5-5L3 9l5 5']}
            onPress={() => turnInView(previous)}
          />
          <IconButton label="Next slide" shapes={['M3 9h12m-5-5 5 5-5 5']} onPress={() => turnInView(next)} />
        </div>
      </div>
    </section>
  );
}
