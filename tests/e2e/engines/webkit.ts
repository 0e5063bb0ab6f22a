// Debian's WebKit: WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver, which is JSON over HTTP. No maintained
// client starts it, and the part of one that we need is the function `send`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, waitForServer } from '../support/servers/desk.ts';
import { sizeOf, type Browser, type Point, type Tab } from './browsers.ts';

type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
  timeout?: number,
) => Promise<Value>;

/** Key codes of WebDriver. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export async function startWebKit(binary: string): Promise<Browser> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'ignore',
    // A window with a toolbar cannot be as narrow as a phone.
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
      // WebKit needs these to render without a graphics card and to start as root in a container.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`${address}/status`);
  const send: Send = async (method, command, body, timeout = 60_000) => {
    const response = await fetch(address + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    throw new Error(JSON.stringify(value));
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  const inSession: Send = (method, command, ...more) =>
    send(method, `/session/${sessionId}${command}`, ...more);
  return {
    // A session starts a browser, which takes seconds, so all tests share one window.
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

/** The driver may never respond during a navigation. */
const navigationTimeout = 5_000;

function tabOf(send: Send, onPhone: boolean): Tab {
  const run: Tab['run'] = (work, ...given) =>
    send(
      'POST',
      '/execute/sync',
      { script: `return (${String(work)}).apply(null, arguments)`, args: given },
      navigationTimeout,
    );
  const waitUntil = async (isTrue: () => boolean) => {
    while (!(await run(isTrue).catch(() => false))) await sleep(50);
  };
  // After a press that started a navigation, there may be no response: the test checks what the press did. The driver refuses
  // the next actions until it is done, which takes longer on a busy machine.
  const act = async (type: string, actions: object[], timeout = navigationTimeout): Promise<void> => {
    for (const end = Date.now() + 60_000; ; await sleep(100)) {
      try {
        return await send('POST', '/actions', { actions: [{ type, id: type, actions }] }, timeout);
      } catch (error) {
        const { name, message } = error as Error;
        if (name === 'TimeoutError') return;
        if (!message.includes('interaction is still underway') || Date.now() > end) throw error;
      }
    }
  };
  const at = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const drag = ([from = { x: 0, y: 0 }, ...points]: Point[]) =>
    act('pointer', [
      at(from),
      { type: 'pointerDown', button: 0 },
      ...points.map(at),
      { type: 'pointerUp', button: 0 },
    ]);
  const type = (keyValues: Iterable<string>, timeout?: number) =>
    act(
      'key',
      [...keyValues].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value }))),
      timeout,
    );
  const goTo = async (address: string) => {
    await waitUntil(() => Object.assign(window, { isPreviousPage: true }).isPreviousPage);
    await send('POST', '/url', { url: address });
    await waitUntil(() => !('isPreviousPage' in window) && document.readyState === 'complete');
  };
  return {
    width: sizeOf(onPhone).width,
    problems: [],
    run,
    goTo,
    follow: (url) => send('POST', '/url', { url }),
    press: (point) => drag([point]),
    drag,
    key: (name) => type([keys[name] ?? name]),
    // Typing starts no navigation, and a long text takes some seconds.
    type: (text) => type(text, 60_000),
    async alert() {
      const message = await send<string>('GET', '/alert/text');
      await send('POST', '/alert/accept', {});
      return message;
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    // WebKit crashes on the way from a page without scripts to about:blank.
    close: () => goTo('data:text/html,'),
  };
}
