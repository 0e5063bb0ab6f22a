import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './Carousel.css';
import './slots.ts';
import { IconButton, pauseShape, playShape } from './IconButton.tsx';
import { useAutoplay, useReducedMotion } from './carousel/useAutoplay.ts';
import { useSlider } from './carousel/useSlider.ts';

type Props = {
  label: string;
  /** Names a style sheet beside it (carousel/). Whoever takes a look imports its sheet. */
  look?: 'banner' | 'pair' | 'dots';
  /** How many slides there are. */
  count: number;
  /** The pause between turns in milliseconds. Without it nothing moves by itself. */
  autoplay?: number;
  /** Between slides, in pixels. */
  spacing?: number;
  /** Slides side by side from 768 px. */
  widePerView?: number;
  /** The width from which it is no carousel at all, such as 64em. */
  offFrom?: string;
  /** A button for each slide. */
  dots?: { name: string; text?: string }[];
  /** The slides, drawn by the server: a row that scrolls by hand until this moves it. */
  children?: ReactNode;
  note?: ReactNode;
};

// eslint-disable-next-line complexity -- its branches are the parts of a carousel that may be left out
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
  /** A slide that is asked for is also seen, where the buttons stand far below it. */
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
      {/* While it scrolls by hand, it does so for the keyboard too. */}
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
        {/* They are seen once they work. */}
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
