import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@clinic/desk/lib/free-port.ts';
import { plainEnv } from '../env.ts';

const IDLE_MS = 20 * 60_000;
/** Without a limit it takes what there is: of a server with 2 GB nearly all. */
const HEAP_MB = 640;
/** Forms ask for these, too, and each takes a second or two to load. */
const NEEDED_NEXT = ['/api/keystatic/tree', '/api/editor/advice'];

/** `npm run write`, started when somebody asks for it, and stopped when nobody has for a while. */
export function liveProcess(root: string, say: (sentence: string) => void) {
  // Other programs of this computer do not know it.
  const authorization = `Bearer ${randomBytes(32).toString('hex')}`;
  let child: ChildProcess | undefined;
  let ready: Promise<string | undefined> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let held: Promise<unknown> = Promise.resolve();

  async function start(): Promise<string | undefined> {
    const port = await freePort();
    const began = Date.now();
    const env = plainEnv({ HOST: '127.0.0.1', PORT: String(port), WRITE_ON_SERVER: authorization });
    const call = [`--max-old-space-size=${HEAP_MB}`, 'tools/write.ts'];
    const started = spawn(process.execPath, call, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child = started;
    for (const event of ['exit', 'error'])
      started.once(event, (why: unknown) => {
        child = ready = undefined;
        say(`The live site has ended (${String(why)}).`);
      });
    const address = `http://127.0.0.1:${port}`;
    while (child === started) {
      if (await answers(`${address}/keystatic`, authorization)) {
        say(`The live site answers after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
        for (const path of NEEDED_NEXT) void answers(address + path, authorization);
        return address;
      }
      await after(250);
    }
    return undefined;
  }

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const ended = child && once(child, 'exit');
    child?.kill();
    await ended;
  }

  return {
    /** What the live site asks for in each call. */
    authorization,
    /** Its address once it answers; nothing, should it end before. */
    address(): Promise<string | undefined> {
      clearTimeout(timer);
      timer = setTimeout(() => void stop(), IDLE_MS).unref();
      return (ready ??= held.then(start));
    },
    /** Sleeps until this is over, and starts after it for whoever has asked meanwhile. */
    async sleepUntil(over: Promise<unknown>) {
      held = over;
      await stop();
    },
    stop,
  };
}

async function answers(address: string, authorization: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { authorization } }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
