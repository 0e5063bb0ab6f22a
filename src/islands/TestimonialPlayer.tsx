import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import './slots.ts';
import { buildPlayer, type Player } from './video-player.ts';
import { IconButton, pauseShape, playShape } from './IconButton.tsx';

type Props = {
  title: string;
  videoId: string;
  /** What stands in the player's place until it is there, drawn by the server. */
  poster?: ReactNode;
  /** What stands above and beside the buttons. */
  head?: ReactNode;
  stars?: ReactNode;
  children?: ReactNode;
};

/** A patient's video. Its buttons follow what the player says; without a player the text and the link remain. */
export default function TestimonialPlayer({ title, videoId, poster, head, stars, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  /** Null when there will be none. */
  const [player, setPlayer] = useState<Player | null>();
  /** Play was pressed before the player was there. */
  const [isWanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);

  const build = useCallback(() => {
    if (!frame.current || frame.current.firstChild) return;
    // The service replaces the element that it is given by its own frame, so React must not know that element.
    const place = document.createElement('div');
    frame.current.append(place);
    void buildPlayer(place, { title, videoId, onReady: setPlayer, onPlaying: setPlaying });
  }, [title, videoId]);

  // Who saves data pays for the service by a press (src/scripts/directives/calm.ts).
  useEffect(() => {
    if (!frame.current?.closest('[data-waits]')) build();
  }, [build]);

  useEffect(() => {
    if (isWanted) player?.play();
  }, [player, isWanted]);

  const togglePlay = () => {
    if (player?.isPlaying()) return player.pause();
    player?.play();
    setWanted(true);
    build();
  };
  const toggleMute = () => {
    if (!player) return;
    const mute = !player.isMuted();
    player.setMuted(mute);
    setMuted(mute);
  };
  const isComing = isWanted && player === undefined;

  return (
    <article
      className="video"
      data-ready={player ? true : undefined}
      data-lost={player === null || undefined}
    >
      <div className="stage" data-coming={isComing || undefined}>
        {poster}
        <div ref={frame} className="frame" />
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
      {isWanted && player === null && (
        <p className="note" role="status">
          The video cannot be played here.
        </p>
      )}
    </article>
  );
}
