// WebKit as Debian has it: WebKitGTK's own small browser on a screen in memory, driven by WebDriver, which is HTTP and
// JSON. No kept client starts it, and what we need of one is the few lines of `ask`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { answers, freePort } from '#tools/lib/desk.ts';
import { sizeOf, type Browser, type Point, type Tab } from './browsers.ts';

type Ask = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
  patience?: number,
) => Promise<Value>;

/** As WebDriver names them. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export async function startWebKit(binary: string): Promise<Browser> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'ignore',
    // Without its bar, a window may be as narrow as a phone.
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  };
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      // Without a graphics card, and as root in a container, it neither draws nor starts otherwise.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  const ask: Ask = async (method, command, body, patience = 60_000) => {
    const answer = await fetch(address + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    throw new Error(JSON.stringify(value));
  };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  const inSession: Ask = (method, command, ...more) =>
    ask(method, `/session/${sessionId}${command}`, ...more);
  return {
    // A session is a browser of its own and takes seconds to start, so all tests have the same window.
    async open(onPhone) {
      await inSession('POST', '/window/rect', { x: 0, y: 0, ...sizeOf(onPhone) });
      return tabOf(inSession, onPhone);
    },
    async close() {
      await inSession('DELETE', '').catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

function tabOf(ask: Ask, onPhone: boolean): Tab {
  const run: Tab['run'] = (work, ...given) =>
    ask(
      'POST',
      '/execute/sync',
      { script: `return (${String(work)}).apply(null, arguments)`, args: given },
      // Asked while one page goes and the next one comes, the driver may never answer.
      5_000,
    );
  const becomes = async (isSo: () => boolean) => {
    while (!(await run(isSo).catch(() => false))) await after(50);
  };
  const act = (type: string, actions: object[]) =>
    ask<void>('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const at = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const drag = ([from = { x: 0, y: 0 }, ...along]: Point[]) =>
    act('pointer', [
      at(from),
      { type: 'pointerDown', button: 0 },
      ...along.map(at),
      { type: 'pointerUp', button: 0 },
    ]);
  const type = (strokes: Iterable<string>) =>
    act(
      'key',
      [...strokes].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value }))),
    );
  const goTo = async (address: string) => {
    await becomes(() => Object.assign(window, { isLeft: true }).isLeft);
    await ask('POST', '/url', { url: address });
    await becomes(() => !('isLeft' in window) && document.readyState === 'complete');
  };
  return {
    width: sizeOf(onPhone).width,
    problems: [],
    run,
    goTo,
    follow: (url) => ask('POST', '/url', { url }),
    press: (point) => drag([point]),
    drag,
    key: (name) => type([keys[name] ?? name]),
    type,
    async alert() {
      const words = await ask<string>('GET', '/alert/text');
      await ask('POST', '/alert/accept', {});
      return words;
    },
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    // It does not survive the way from a page without scripts to about:blank.
    close: () => goTo('data:text/html,'),
  };
}
