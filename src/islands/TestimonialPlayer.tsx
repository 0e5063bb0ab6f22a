import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import './slots.ts';
import { buildPlayer, type Player } from './video-player.ts';
import { IconButton, pauseShape, playShape } from './IconButton.tsx';

/** Milliseconds after Play within which a late player still starts. */
const START_LIMIT = 5_000;

type Props = {
  title: string;
  videoId: string;
  /** The fragment of its transcript. */
  transcript?: string | undefined;
  /** The placeholder of the player, rendered by the server. */
  poster?: ReactNode;
  /** The content above and beside the buttons. */
  head?: ReactNode;
  stars?: ReactNode;
  children?: ReactNode;
};

/** A video of a patient. The player controls its buttons; without a player, the text and the link remain. */
// eslint-disable-next-line complexity -- a branch for each state of the player
export default function TestimonialPlayer({
  title,
  videoId,
  transcript,
  poster,
  head,
  stars,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  /** Null when there will be none. */
  const [player, setPlayer] = useState<Player | null>();
  /** Late: the player did not load within START_LIMIT, so it does not start by itself. */
  const [wish, setWish] = useState<'play' | 'late'>();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);

  const build = useCallback(() => {
    if (!frame.current || frame.current.firstChild) return;
    // The service replaces the element with its frame, so React must not manage it.
    const place = document.createElement('div');
    frame.current.append(place);
    void buildPlayer(place, { title, videoId, onReady: setPlayer, onPlaying: setPlaying });
  }, [title, videoId]);

  // With Save-Data, the service loads on a click (src/scripts/directives/calm.ts).
  useEffect(() => {
    if (!frame.current?.closest('[data-waits]')) build();
  }, [build]);

  useEffect(() => {
    if (wish !== 'play') return;
    if (player) return player.play();
    const timer = setTimeout(() => setWish('late'), START_LIMIT);
    return () => clearTimeout(timer);
  }, [player, wish]);

  const togglePlay = () => {
    if (player?.isPlaying()) return player.pause();
    player?.play();
    setWish('play');
    build();
  };
  const toggleMute = () => {
    if (!player) return;
    const mute = !player.isMuted();
    player.setMuted(mute);
    setMuted(mute);
  };
  const isComing = !player && wish === 'play';
  const isAway = !player && (player === null || wish === 'late');

  return (
    <article className="video" data-ready={player ? true : undefined}>
      <div className="stage">
        {poster}
        <div ref={frame} className="frame" />
        <p className="away" role="status">
          {isAway && 'The video cannot be played now. '}
          {isAway && transcript && <a href={transcript}>Read it instead</a>}
        </p>
      </div>
      {head}
      <div className="row">
        {stars}
        <div className="row screen-only buttons">
          <IconButton
            label={`${isComing ? 'Loading' : playing ? 'Pause' : 'Play'}: ${title}`}
            shapes={[playing ? pauseShape : playShape]}
            onPress={togglePlay}
          />
          <IconButton
            label={`${muted ? 'Unmute' : 'Mute'}: ${title}`}
            shapes={['M3 7v4h3l4 3V4L6 7H3Z', muted ? 'm13 7 3 4m0-4-3 4' : 'M13 6c1.5 1.5 1.5 4.5 0 6']}
            onPress={toggleMute}
          />
        </div>
      </div>
      {children}
    </article>
  );
}
