// A cheap phone on a slow line: one page of its own, which shares nothing with any other.
import type { Inspector, Session } from './inspector.ts';

const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;

interface Evaluated<T> {
  result: { value: T };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

export interface Phone {
  session: Session;
  /** Until the page is there, or only until the browser has begun to read it. */
  visit: (url: string, until: 'load' | 'commit') => Promise<void>;
  reload: () => Promise<void>;
  /** Until the next page is there. */
  arrival: () => Promise<void>;
  evaluate: <T>(work: () => T | Promise<T>) => Promise<T>;
  /** Puts a finger on the middle of what is found, if anything is. */
  tap: (find: () => Element | undefined) => Promise<boolean>;
  close: () => Promise<void>;
}

/** The scripts run in each page before its own. */
export async function openPhone(inspector: Inspector, scripts: (() => void)[]): Promise<Phone> {
  const { browserContextId } = await inspector.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  const { targetId } = await inspector.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await inspector.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const session = inspector.of(sessionId);
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const script of scripts)
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });

  const once = (method: string) => new Promise<void>((resolve) => session.hear(method, () => resolve()));
  const arrival = () => once('Page.loadEventFired');

  const read = async <T>(expression: string) => {
    const { result, exceptionDetails } = await session.send<Evaluated<T>>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };

  return {
    session,
    arrival,
    evaluate: (work) => read(`(${work})()`),
    async visit(url, until) {
      const arrived = arrival();
      await session.send('Page.navigate', { url });
      if (until === 'load') await arrived;
    },
    async reload() {
      const arrived = arrival();
      await session.send('Page.reload');
      await arrived;
    },
    async tap(find) {
      const place = await read<{ x: number; y: number } | undefined>(`(${middleOf})(${find})`);
      if (!place) return false;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return true;
    },
    async close() {
      await inspector.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/** Runs in the page: brings it into view, and waits until it stands still. */
async function middleOf(find: () => Element | undefined) {
  const element = find();
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
