// The only file that knows notyf. What notyf lacks is added here: closing by a click, the pause, announcements
// of both kinds, and a place inside an open dialog, since everything outside an open modal dialog is inert.
import { Notyf } from 'notyf';
import { policyNamed } from './trusted-types.ts';

type Kind = 'success' | 'error';

const looks = {
  success: { background: 'var(--celadon)', icon: { tagName: 'b', text: '✓', color: 'inherit' } },
  error: { background: 'var(--madder)', icon: { tagName: 'b', text: '!', color: 'inherit' } },
} as const;

const shownFor = 3000;
/** After a pause, at least this long to read on. */
const shortestRest = 1000;
const goodbye = 250;

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
/** notyf writes innerHTML; under Trusted Types a browser takes that from a policy only. */
let policy = { createHTML: escape };

let notyf: Notyf;
let region: HTMLElement;
const voices = {} as Record<Kind, HTMLElement>;

function voice(politeness: 'polite' | 'assertive') {
  const element = document.createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('aria-live', politeness);
  return element;
}

function build() {
  policy = policyNamed('notyf', policy);
  notyf = new Notyf({ duration: 0, ripple: false, dismissible: false, position: { x: 'right', y: 'top' } });
  document.querySelector('.notyf-announcer')?.remove();
  region = document.createElement('div');
  region.className = 'toasts';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Notifications');
  voices.success = voice('polite');
  voices.error = voice('assertive');
  const container = document.querySelector('.notyf');
  region.append(voices.success, voices.error, ...(container ? [container] : []));
  place();
  for (const event of ['open', 'close']) document.addEventListener(event, place, true);
}

function place() {
  const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentElement !== open) open.append(region);
}

function live(toast: HTMLElement, dismiss: () => void) {
  let left = shownFor;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: EventTarget | null = null;

  const close = () => {
    clearTimeout(timer);
    if (document.activeElement === toast && before instanceof HTMLElement) before.focus();
    dismiss();
    // notyf waits for the end of an animation, which never comes where animations are off.
    setTimeout(() => toast.remove(), goodbye);
  };
  const run = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(close, left);
  };
  const pause = () => {
    clearTimeout(timer);
    left = Math.max(shortestRest, left - (Date.now() - since));
  };
  const rest = () => {
    if (!toast.matches(':hover, :focus')) run();
  };

  toast.addEventListener('click', close);
  toast.addEventListener('mouseenter', pause);
  toast.addEventListener('mouseleave', rest);
  toast.addEventListener('focus', (event) => {
    before = event.relatedTarget;
    pause();
  });
  toast.addEventListener('blur', rest);
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    close();
  });
  run();
}

function show(kind: Kind, text: string) {
  if (!notyf) build();
  place();
  const notification = notyf.open({ type: kind, message: policy.createHTML(text), ...looks[kind] });
  const toast = region.querySelector<HTMLElement>('.notyf__toast:last-child');
  if (!toast) return;
  toast.tabIndex = 0;
  toast.setAttribute('role', 'button');
  toast.setAttribute('aria-description', 'Close');
  live(toast, () => notyf.dismiss(notification));

  const speaker = voices[kind];
  speaker.textContent = '';
  // A live region speaks only of what changes after it is in the page.
  setTimeout(() => (speaker.textContent = text), 100);
}

export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
};
