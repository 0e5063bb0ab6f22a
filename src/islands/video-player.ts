// Builds players of the video service. If one fails, logs one line.
import { loadService } from '#scripts/video-service.ts';

const HOST = 'https://www.youtube-nocookie.com';

export interface Player {
  isPlaying(): boolean;
  play(): void;
  pause(): void;
  isMuted(): boolean;
  setMuted(muted: boolean): void;
}

interface Video {
  title: string;
  videoId: string;
  /** Called with a player that is muted and does not play, or with null when there will be none. */
  onReady: (player: Player | null) => void;
  onPlaying: (playing: boolean) => void;
}

/** Builds a player in the place of an element, once the service reports ready. */
export async function buildPlayer(place: HTMLElement, video: Video) {
  const { title, videoId, onReady, onPlaying } = video;
  const service = await loadService();
  if (!service) return onReady(null);
  const { Player, PlayerState } = service;
  try {
    const frame = place.parentElement;
    const player = new Player(place, {
      videoId,
      host: HOST,
      width: '100%',
      height: '100%',
      playerVars: { autoplay: 0, controls: 1, playsinline: 1, rel: 0, origin: location.origin },
      events: {
        onReady: () => {
          player.mute();
          frame?.querySelector('iframe')?.setAttribute('title', title);
          onReady({
            isPlaying: () => player.getPlayerState() === PlayerState.PLAYING,
            play: () => player.playVideo(),
            pause: () => player.pauseVideo(),
            isMuted: () => player.isMuted(),
            setMuted: (muted) => (muted ? player.mute() : player.unMute()),
          });
        },
        onStateChange: ({ data }: { data: number }) => {
          if (data === PlayerState.PLAYING) onPlaying(true);
          else if (data === PlayerState.PAUSED || data === PlayerState.ENDED) onPlaying(false);
        },
        onError: ({ data }: { data: number }) => console.info(`The video "${title}" reports error ${data}.`),
      },
    });
  } catch (error) {
    console.info(`The player for "${title}" could not be made.`, error);
    onReady(null);
  }
}
