// Speaks with the browser in its own words. Playwright listens to the scripts of every page, and a browser that is
// listened to reads a module once more for each error that it makes (docs/speed.md). A patient's browser does not.
export const DEBUGGING_PORT = 39_222;

type Answer = Record<string, unknown>;
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Answer;
  result?: Answer;
  error?: { message: string };
}

export interface Session {
  send: <T = Answer>(method: string, params?: object) => Promise<T>;
  hear: <T = Answer>(method: string, heard: (params: T) => void) => void;
}

export interface Inspector extends Session {
  /** What is said to one page, and heard of it. */
  of: (sessionId: string) => Session;
  close: () => void;
}

export async function inspect(port = DEBUGGING_PORT): Promise<Inspector> {
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await about.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, ((params: Answer) => void)[]>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const {
      id,
      sessionId = '',
      method,
      params = {},
      result = {},
      error,
    } = JSON.parse(String(data)) as Message;
    if (method) for (const heard of listeners.get(`${sessionId} ${method}`) ?? []) heard(params);
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (error) asked.reject(new Error(error.message));
    else asked.resolve(result);
  });

  const of = (sessionId: string): Session => ({
    send: <T>(method: string, params: object = {}) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: resolve as (answer: Answer) => void, reject });
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
    hear: <T>(method: string, heard: (params: T) => void) => {
      const key = `${sessionId} ${method}`;
      listeners.set(key, [...(listeners.get(key) ?? []), heard as (params: Answer) => void]);
    },
  });
  return { ...of(''), of, close: () => socket.close() };
}
