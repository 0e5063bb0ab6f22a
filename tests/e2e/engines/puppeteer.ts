// Chromium by its own protocol and Firefox by WebDriver BiDi: Puppeteer speaks both, without a driver beside the browser.
import puppeteer, { type Browser as Launched, type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Looks, Tab } from './tab.ts';

/** Firefox is told so when it starts. */
const settings = ({ dark, still }: Looks) => ({
  'ui.systemUsesDarkTheme': dark ? 1 : 0,
  'ui.prefersReducedMotion': still ? 1 : 0,
  // Nothing but the pages is asked for.
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
});

/** What a page is told before its own scripts, in engines that are to know less than they do. */
export type Before = () => void;

export function startBrowser(engine: 'chrome' | 'firefox', executablePath: string, before?: Before): Browser {
  const launched = new Map<string, Promise<Launched>>();
  const launch = (looks: Looks) => {
    const kind = engine === 'firefox' ? JSON.stringify(settings(looks)) : engine;
    const started = launched.get(kind) ?? puppeteer.launch(options(looks));
    launched.set(kind, started);
    return started;
  };
  const options = (looks: Looks) => ({
    browser: engine,
    executablePath,
    // A busy machine is slow, not wrong.
    timeout: 90_000,
    protocolTimeout: 90_000,
    args:
      engine === 'chrome'
        ? ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
        : [],
    ...(engine === 'firefox' && { extraPrefsFirefox: settings(looks) }),
  });
  return {
    async open(looks) {
      const context = await (await launch(looks)).createBrowserContext();
      const page = await context.newPage();
      const { width, height, touch = false, dark, still } = looks;
      await page.setViewport({ width, height, hasTouch: touch, isMobile: touch && engine === 'chrome' });
      if (engine === 'chrome')
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
          { name: 'prefers-reduced-motion', value: still ? 'reduce' : 'no-preference' },
        ]);
      if (before) await page.evaluateOnNewDocument(before);
      return tabOf(page, touch, () => context.close());
    },
    async close() {
      for (const browser of launched.values()) await (await browser).close();
    },
  };
}

function tabOf(page: Page, touch: boolean, close: () => Promise<void>): Tab {
  const problems: string[] = [];
  const alerts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return {
    problems,
    close,
    async goTo(address) {
      await page.goto(address, { timeout: 60_000 });
    },
    run: (work, ...given) => page.evaluate(work as (...all: unknown[]) => never, ...given),
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async drag(from, to) {
      const at = (step: number) =>
        [from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8] as const;
      if (touch) {
        const finger = await page.touchscreen.touchStart(from.x, from.y);
        for (let step = 1; step <= 8; step += 1) await finger.move(...at(step));
        await finger.end();
        return;
      }
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let step = 1; step <= 8; step += 1) await page.mouse.move(...at(step));
      await page.mouse.up();
    },
    key: (name) => page.keyboard.press(name as KeyInput),
    type: (text) => page.keyboard.type(text),
    async alert() {
      const words = alerts.shift();
      if (words === undefined) throw new Error('No alert is open.');
      return words;
    },
    resize: (size) => page.setViewport({ ...page.viewport(), ...size }),
    picture: () => page.screenshot(),
  };
}
