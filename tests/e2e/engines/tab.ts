/** What a visitor does with a browser, whichever it is: puppeteer.ts and webkit.ts do it. */
export interface Tab {
  /** Until the page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Runs in the page. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** By a mouse, or on a phone by a finger. */
  press: (at: Point) => Promise<void>;
  /** From one point to the other, held down. */
  drag: (from: Point, to: Point) => Promise<void>;
  key: (name: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Accepts the alert that is open, and returns its words. */
  alert: () => Promise<string>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  picture: () => Promise<Uint8Array>;
  /** What went wrong on the pages that were seen so far, in the engine's own words. */
  problems: string[];
  close: () => Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

/** As WebDriver names them. */
export const keys = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: '\uE00D',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;
export type Key = keyof typeof keys;

/** What a browser is told before a page is opened. */
export interface Looks {
  width: number;
  height: number;
  /** A finger instead of a mouse. */
  touch?: boolean;
  dark?: boolean;
  /** Less movement. */
  still?: boolean;
}

export interface Browser {
  open: (looks: Looks) => Promise<Tab>;
  close: () => Promise<void>;
}
