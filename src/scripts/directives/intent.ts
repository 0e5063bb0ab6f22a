// client:intent hydrates an island on hover, touch or focus, also of a button that opens its dialog, and when that dialog
// opens. Until then React is not loaded. Clicks and keys from before hydration are replayed.
import type { ClientDirective } from 'astro';

type Arguments = Parameters<ClientDirective>;
/** Returns a function that hydrates the island at once. The value may be a list of events to hydrate on. */
export type Intent = (
  load: Arguments[0],
  options: { value?: unknown },
  island: HTMLElement,
) => () => Promise<void>;

const defaultEvents = ['pointerover', 'touchstart', 'focusin', 'toggle'];

/** Resolves after the next paint, so that a dialog appears before React loads. */
const nextPaint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Fetches a module and its imports before the browser imports them. Firefox remembers that the import of a module failed
 * and never fetches it again, so after a lost connection the form would not come back.
 */
let fetched: Record<string, Promise<unknown>> = {};
const fetchAll = (url: string): Promise<unknown> => (fetched[url] ??= fetchWithImports(url));

async function fetchWithImports(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw Error();
  const imports = (await response.text()).matchAll(/["'](\.?\/[^"']+\.js)["']/g);
  return Promise.all(Array.from(imports, ([, next = '']) => fetchAll(new URL(next, response.url).href)));
}

/** Does not replay Tab or buttons with a command: the browser has handled them. */
function replay(input: Event) {
  const target = input.target as HTMLElement;
  if (input.type === 'click')
    target.closest<HTMLElement>('button:not([commandfor], [popovertarget])')?.click();
  else if ((input as KeyboardEvent).key !== 'Tab') target.dispatchEvent(new KeyboardEvent(input.type, input));
}

const intent: Intent = (load, { value }, island) => {
  const events = Array.isArray(value) ? (value as string[]) : defaultEvents;
  const dialog = island.querySelector('dialog');
  let inputs = window.presses.filter(({ target }) => island.contains(target as Node));
  let isHydrating = false;

  const queue = (event: Event) => inputs.push(event);
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (island.contains(target) || target.closest(`[commandfor="${dialog?.id}"]`)) void hydrate();
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    // On the window, touch listeners are passive and do not delay scrolling.
    for (const type of events) window[change](type, onEvent, true);
    for (const type of ['click', 'keydown']) island[change](type, queue);
  };

  async function hydrate() {
    if (isHydrating) return;
    isHydrating = true;
    const render = await fetchAll(island.getAttribute('component-url')!).then(load, fail);
    if (dialog?.open) await nextPaint();
    await render?.();
    if (isHydrating) inputs.forEach(replay);
    inputs = [];
  }

  island.addEventListener('astro:hydrate', () => {
    listen('removeEventListener');
    delete island.dataset.failed;
  });
  // A note replaces the form, which could not send, and the next event tries again.
  const fail = () => {
    fetched = {};
    isHydrating = false;
    island.dataset.failed = '';
  };
  island.addEventListener('astro:hydration-error', fail);
  listen('addEventListener');
  const selector = events.includes('pointerover') ? ':hover, :focus-within' : ':focus-within';
  if (dialog?.open || inputs.length || island.matches(selector)) void hydrate();
  return hydrate;
};

export default intent;
