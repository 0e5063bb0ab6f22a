// Loads the script of the video service once. If it is blocked, logs one line.
import { policyNamed } from './trusted-types.ts';

export interface ServicePlayer {
  playVideo(): void;
  pauseVideo(): void;
  mute(): void;
  unMute(): void;
  isMuted(): boolean;
  getPlayerState(): number;
}
export interface Service {
  Player: new (element: Element, options: object) => ServicePlayer;
  PlayerState: { PLAYING: number; PAUSED: number; ENDED: number };
}
declare global {
  interface Window {
    YT?: Service;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const SCRIPT = 'https://www.youtube.com/iframe_api';

let service: Promise<Service | undefined> | undefined;

/** Resolves when the service reports ready; undefined when its script fails to load. */
export const loadService = () =>
  (service ??= new Promise((resolve) => {
    const policy = policyNamed('video-service', {
      createScriptURL: (address: string) => (address === SCRIPT ? address : ''),
    });
    window.onYouTubeIframeAPIReady = () => window.YT && resolve(window.YT);
    const script = document.createElement('script');
    script.src = policy.createScriptURL(SCRIPT);
    script.async = true;
    script.addEventListener('error', () => {
      console.info('The video service could not be reached.');
      resolve(undefined);
    });
    document.head.append(script);
  }));
