// client:intent hydrates an island when a visitor reaches for it: with the pointer, a finger or the focus, also on a
// button that opens its dialog, and when that dialog opens. Until then it costs no React. A press that came before that
// is done afterwards.
import type { ClientDirective } from 'astro';

type Arguments = Parameters<ClientDirective>;
/** Returns how to hydrate the island without waiting. The signs may be given. */
export type Intent = (
  load: Arguments[0],
  options: { value?: unknown },
  island: HTMLElement,
) => () => Promise<void>;

const usualSigns = ['pointerover', 'touchstart', 'focusin', 'toggle'];

/** The browser shows first what has just been opened. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * A browser never asks again for a module that was lost on the way when another module imported it, so each of them is
 * fetched before it is imported: what is lost here can be fetched at the next sign.
 */
let fetched: Record<string, Promise<unknown>> = {};
const fetchAll = (url: string): Promise<unknown> => (fetched[url] ??= fetchWithImports(url));

async function fetchWithImports(url: string) {
  const answer = await fetch(url);
  if (!answer.ok) throw Error();
  const imports = (await answer.text()).matchAll(/["'](\.?\/[^"']+\.js)["']/g);
  return Promise.all(Array.from(imports, ([, next = '']) => fetchAll(new URL(next, answer.url).href)));
}

/** What the browser itself has done already is not done twice: WebKit moves the focus by a repeated Tab, too. */
function repeat(press: Event) {
  // Here and below: people press elements, what is not a click is a key, and calm.ts gives names of events.
  const target = press.target as HTMLElement;
  if (press.type === 'click')
    target.closest<HTMLElement>('button:not([commandfor], [popovertarget])')?.click();
  else if ((press as KeyboardEvent).key !== 'Tab') target.dispatchEvent(new KeyboardEvent(press.type, press));
}

const intent: Intent = (load, { value }, island) => {
  const signs = Array.isArray(value) ? (value as string[]) : usualSigns;
  const dialog = island.querySelector('dialog');
  let presses = window.presses.filter(({ target }) => island.contains(target as Node));
  let waking = false;

  const keep = (event: Event) => presses.push(event);
  const onSign = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (island.contains(target) || target.closest(`[commandfor="${dialog?.id}"]`)) void hydrate();
  };
  const watch = (turn: 'addEventListener' | 'removeEventListener') => {
    // A browser does not wait for a touch that the window hears of.
    for (const sign of signs) window[turn](sign, onSign, true);
    for (const press of ['click', 'keydown']) island[turn](press, keep);
  };

  async function hydrate() {
    if (waking) return;
    waking = true;
    const wake = await fetchAll(island.getAttribute('component-url')!).then(load, fail);
    if (dialog?.open) await painted();
    await wake?.();
    if (waking) presses.forEach(repeat);
    presses = [];
  }

  island.addEventListener('astro:hydrate', () => {
    watch('removeEventListener');
    delete island.dataset.failed;
  });
  // The page then shows a note beside the form instead of a form that cannot send, and the next sign is another try.
  const fail = () => {
    fetched = {};
    waking = false;
    island.dataset.failed = '';
  };
  island.addEventListener('astro:hydration-error', fail);
  watch('addEventListener');
  const reached = signs.includes('pointerover') ? ':hover, :focus-within' : ':focus-within';
  if (dialog?.open || presses.length || island.matches(reached)) void hydrate();
  return hydrate;
};

export default intent;
