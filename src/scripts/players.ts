// Builds the video players once the video service's script reports ready. If the script is blocked or a player
// fails, the text and the plain link to the video remain, and one quiet line goes to the console.
import { policyNamed } from './trusted-types.ts';

interface Player {
  playVideo(): void;
  pauseVideo(): void;
  mute(): void;
  unMute(): void;
  isMuted(): boolean;
  getPlayerState(): number;
}
interface Service {
  Player: new (element: Element, options: object) => Player;
  PlayerState: { PLAYING: number; PAUSED: number; ENDED: number };
}
declare global {
  interface Window {
    YT?: Service;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const SCRIPT = 'https://www.youtube.com/iframe_api';
const HOST = 'https://www.youtube-nocookie.com';

class VideoPlayer extends HTMLElement {
  private player: Player | undefined;
  private muted = true;
  private playing = false;

  build(service: Service) {
    const frame = this.querySelector('[data-frame]');
    if (!frame || this.player) return;
    this.player = new service.Player(frame, {
      videoId: this.dataset.video,
      host: HOST,
      width: '100%',
      height: '100%',
      playerVars: { autoplay: 0, controls: 1, playsinline: 1, rel: 0, origin: location.origin },
      events: {
        onReady: () => this.onReady(),
        onStateChange: ({ data }: { data: number }) => this.onState(service, data),
        onError: ({ data }: { data: number }) =>
          console.info(`The video "${this.dataset.title}" reports error ${data}.`),
      },
    });
  }

  private onReady() {
    this.player?.mute();
    this.querySelector('[data-play]')?.addEventListener('click', () => this.togglePlay());
    this.querySelector('[data-mute]')?.addEventListener('click', () => this.toggleMute());
    this.querySelector('iframe')?.setAttribute('title', this.dataset.title ?? '');
    this.show();
  }

  private onState({ PlayerState }: Service, state: number) {
    if (state === PlayerState.PLAYING) this.playing = true;
    else if (state === PlayerState.PAUSED || state === PlayerState.ENDED) this.playing = false;
    this.show();
  }

  private togglePlay() {
    if (this.player?.getPlayerState() === window.YT?.PlayerState.PLAYING) this.player?.pauseVideo();
    else this.player?.playVideo();
  }

  private toggleMute() {
    this.muted = !this.player?.isMuted();
    if (this.muted) this.player?.mute();
    else this.player?.unMute();
    this.show();
  }

  private show() {
    this.dataset.state = this.playing ? 'playing' : 'paused';
    this.toggleAttribute('data-muted', this.muted);
    this.label('[data-play]', this.playing ? 'Pause' : 'Play');
    this.label('[data-mute]', this.muted ? 'Unmute' : 'Mute');
  }

  private label(selector: string, verb: string) {
    this.querySelector(selector)?.setAttribute('aria-label', `${verb}: ${this.dataset.title}`);
  }
}

customElements.define('video-player', VideoPlayer);

const buildAll = () => {
  for (const video of document.querySelectorAll<VideoPlayer>('video-player')) {
    try {
      if (window.YT) video.build(window.YT);
    } catch (error) {
      console.info(`The player for "${video.dataset.title}" could not be made.`, error);
    }
  }
};

const policy = policyNamed('video-service', {
  createScriptURL: (address: string) => (address === SCRIPT ? address : ''),
});

window.onYouTubeIframeAPIReady = buildAll;
const script = document.createElement('script');
script.src = policy.createScriptURL(SCRIPT);
script.async = true;
script.addEventListener('error', () =>
  console.info('The video service could not be reached. The links to the videos remain.'),
);
document.head.append(script);
