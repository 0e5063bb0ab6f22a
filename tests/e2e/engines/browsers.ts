// Chromium by DevTools protocol and Firefox by WebDriver BiDi. Puppeteer speaks both; Playwright's BiDi client cannot open a
// context in Firefox 153 and has no touch (docs/decisions.md).
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';

export interface Point {
  x: number;
  y: number;
}

/** A browser tab, the same for every engine. */
export interface Tab {
  width: number;
  /** Resolves when the page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Does not wait for the page, like a click on a link. */
  follow: (address: string) => Promise<void>;
  /** Runs in the page. */
  run: <Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  press: (at: Point) => Promise<void>;
  drag: (points: Point[]) => Promise<void>;
  key: (name: KeyInput) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Accepts the open alert and returns its text. */
  alert: () => Promise<string>;
  screenshot: () => Promise<Uint8Array>;
  /** Console warnings and errors of all pages so far. */
  problems: string[];
  close: () => Promise<void>;
}

export interface Browser {
  /** A phone has touch, another device a mouse; both prefer reduced motion. */
  open: (onPhone: boolean) => Promise<Tab>;
  close: () => Promise<void>;
}

export const sizeOf = (onPhone: boolean) =>
  onPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 };

const isChromium = (browser: 'chrome' | 'firefox') => browser === 'chrome';

/** `before` runs in each page before the page's scripts. */
export async function startBrowser(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  before = () => {},
): Promise<Browser> {
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    // For busy machines.
    timeout: 90_000,
    protocolTimeout: 90_000,
    args: isChromium(browser)
      ? ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
      : [],
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'browser.safebrowsing.update.enabled': false,
      // On a busy machine, so much time is between down and up that Firefox sees a long press.
      'apz.max_tap_time': 60_000,
    },
  });
  return {
    close: () => launched.close(),
    async open(onPhone) {
      const page = await launched.newPage();
      const device = { hasTouch: onPhone, isMobile: onPhone && isChromium(browser) };
      await page.setViewport({ ...sizeOf(onPhone), ...device });
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
    async drag([from = { x: 0, y: 0 }, ...points]) {
      const finger = await page.touchscreen.touchStart(from.x, from.y);
      for (const { x, y } of points) await finger.move(x, y);
      await finger.end();
    },
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    async alert() {
      const message = alerts.shift();
      if (message === undefined) throw new Error('No alert is open.');
      return message;
    },
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
