// A fake video service: its script and the iframes of its players.
import type { BrowserContext, Page } from '@playwright/test';

export const videoService = 'https://www.youtube.com';
export const frames = 'https://www.youtube-nocookie.com';

/** The script of the fake service. */
export const standIn = `
  const PlayerState = { ENDED: 0, PLAYING: 1, PAUSED: 2 };
  window.players = [];
  class Player {
    constructor(place, options) {
      if (window.failFor === options.videoId) throw new Error('no player today');
      const frame = document.createElement('iframe');
      frame.src = options.host + '/embed/' + options.videoId;
      place.replaceWith(frame);
      Object.assign(this, { id: options.videoId, options, state: -1, muted: false, calls: [] });
      window.players.push(this);
      setTimeout(() => options.events.onReady({ target: this }));
    }
    become(state) {
      this.state = state;
      this.options.events.onStateChange({ target: this, data: state });
    }
    playVideo() { this.become(PlayerState.PLAYING); }
    pauseVideo() { this.become(PlayerState.PAUSED); }
    mute() { this.muted = true; }
    unMute() { this.muted = false; }
    isMuted() { return this.muted; }
    getPlayerState() { return this.state; }
  }
  window.YT = { Player, PlayerState };
  window.onYouTubeIframeAPIReady();
`;

interface StandIn {
  id: string;
  state: number;
  muted: boolean;
  options: { playerVars: Record<string, unknown> };
  become(state: number): void;
}
export type WithPlayers = Window & { players: StandIn[]; failFor?: string };

/** Routes the requests to the video service; with an empty script by default. */
export async function answerForVideos(to: BrowserContext | Page, body = '') {
  await to.route(`${videoService}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await to.route(`${frames}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
  );
}

export const withPlayers = (page: Page) => answerForVideos(page, standIn);
