// Chromium by its own protocol and Firefox by WebDriver BiDi: Puppeteer speaks both, without a driver beside the browser.
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';

export interface Point {
  x: number;
  y: number;
}

/** What a visitor does with a browser, whichever it is. */
export interface Tab {
  width: number;
  /** Until the page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** As a link is followed: without waiting for the page. */
  follow: (address: string) => Promise<void>;
  /** Runs in the page. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  press: (at: Point) => Promise<void>;
  /** Along these points, held down. */
  drag: (along: Point[]) => Promise<void>;
  key: (name: KeyInput) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Accepts the alert that is open, and returns its words. */
  alert: () => Promise<string>;
  picture: () => Promise<Uint8Array>;
  /** What went wrong on the pages that were seen so far, in the engine's own words. */
  problems: string[];
  close: () => Promise<void>;
}

export interface Browser {
  /** A phone is touched, another computer has a mouse; neither shows more movement than it must. */
  open: (onPhone: boolean) => Promise<Tab>;
  close: () => Promise<void>;
}

export const sizeOf = (onPhone: boolean) =>
  onPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 };

const isChromium = (browser: 'chrome' | 'firefox') => browser === 'chrome';

/** `before` runs in each page before its own scripts. */
export async function startBrowser(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  before = () => {},
): Promise<Browser> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    // A busy machine is slow, not wrong.
    timeout: 90_000,
    protocolTimeout: 90_000,
    args: isChromium(browser)
      ? ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
      : [],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'browser.safebrowsing.update.enabled': false,
      // Down and up are told apart: on a busy machine so far that Firefox takes them for a long press.
      'apz.max_tap_time': 60_000,
    },
  });
  return {
    close: () => launched.close(),
    async open(onPhone) {
      const page = await launched.newPage();
      const kind = { hasTouch: onPhone, isMobile: onPhone && isChromium(browser) };
      await page.setViewport({ ...sizeOf(onPhone), ...kind });
      if (isChromium(browser))
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.evaluateOnNewDocument(before);
      return tabOf(page, onPhone);
    },
  };
}

function tabOf(page: Page, onPhone: boolean): Tab {
  const problems: string[] = [];
  const alerts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      problems.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return {
    width: sizeOf(onPhone).width,
    problems,
    goTo: async (address) => void (await page.goto(address, { timeout: 60_000 })),
    follow: (address) => page.evaluate((to) => void setTimeout(() => location.assign(to)), address),
    run: (work, ...given) => page.evaluate(work as (...all: unknown[]) => never, ...given),
    press: ({ x, y }) => (onPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async drag([from = { x: 0, y: 0 }, ...along]) {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      for (const { x, y } of along) await finger.move(x, y);
      await finger.end();
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    async alert() {
      const words = alerts.shift();
      if (words === undefined) throw new Error('No alert is open.');
      return words;
    },
    picture: () => page.screenshot(),
    close: () => page.close(),
  };
}
