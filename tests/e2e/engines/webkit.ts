// WebKit as Debian has it: WebKitGTK's own small browser on a screen in memory, driven by WebDriver, which is HTTP and
// JSON. No kept client starts it, and what we need of one is the twenty lines of `ask`.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { answers, freePort } from '#tools/lib/desk.ts';
import { keys, type Browser, type Looks, type Point, type Tab } from './tab.ts';

type Ask = <Value>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<Value>;

export function startWebKit(binary: string): Browser {
  const started: { end: () => void }[] = [];
  const drivers = new Map<boolean, Promise<Ask>>();
  const driver = (still = false) => {
    const ask = drivers.get(still) ?? startDriver(still, (end) => started.push({ end }));
    drivers.set(still, ask);
    return ask;
  };
  return {
    async open(looks) {
      const ask = await driver(looks.still);
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: capabilities(binary, looks) },
      });
      const { width, height } = looks;
      const inSession: Ask = (method, command, body) => ask(method, `/session/${sessionId}${command}`, body);
      await inSession('POST', '/window/rect', { x: 0, y: 0, width, height });
      return tabOf(inSession);
    },
    async close() {
      await Promise.resolve(started.forEach(({ end }) => end()));
    },
  };
}

const capabilities = (binary: string, { dark }: Looks) => ({
  browserName: 'MiniBrowser',
  pageLoadStrategy: 'none',
  unhandledPromptBehavior: 'ignore',
  'webkitgtk:browserOptions': {
    binary,
    // Without its bar, a window may be as narrow as a phone.
    args: ['--automation', '--full-screen', ...(dark ? ['--dark-mode'] : [])],
  },
});

async function startDriver(still: boolean, whenDone: (end: () => void) => void): Promise<Ask> {
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(
    path.join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${still ? 'false' : 'true'}\n`,
  );
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
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  whenDone(() => {
    driver.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`);
  return async (method, command, body) => {
    const answer = await fetch(address + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

function tabOf(ask: Ask): Tab {
  const run: Tab['run'] = (work, ...given) =>
    ask('POST', '/execute/sync', { script: `return (${String(work)}).apply(null, arguments)`, args: given });
  const act = (...actions: object[]) => ask<void>('POST', '/actions', { actions });
  const pointer = (...actions: object[]) => act({ type: 'pointer', id: 'mouse', actions });
  const at = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) as [object, object];
  const strokes = (text: Iterable<string>) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    });
  return {
    problems: [],
    run,
    async goTo(address) {
      await run(() => void Object.assign(window, { isLeft: true }));
      await ask('POST', '/url', { url: address });
      const hasLoaded = () => !('isLeft' in window) && document.readyState === 'complete';
      while (!(await run(hasLoaded).catch(() => false))) await after(50);
    },
    press: (point) => pointer(at(point), down, up),
    drag: (from, to) => {
      const steps = [...Array(8).keys()].map((step) => ({
        x: from.x + ((to.x - from.x) * (step + 1)) / 8,
        y: from.y + ((to.y - from.y) * (step + 1)) / 8,
      }));
      return pointer(at(from), down, ...steps.map(at), up);
    },
    key: (name) => strokes([keys[name]]),
    type: strokes,
    async alert() {
      const words = await ask<string>('GET', '/alert/text');
      await ask('POST', '/alert/accept', {});
      return words;
    },
    resize: (size) => ask('POST', '/window/rect', { x: 0, y: 0, ...size }),
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    close: () => ask('DELETE', ''),
  };
}
