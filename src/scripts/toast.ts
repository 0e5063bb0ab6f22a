// The only file that imports notyf. Adds a timer that pauses on hover and focus, closing by click or key, assertive
// announcements, and a place inside an open dialog, since everything outside is inert.
import { Notyf, NotyfEvent } from 'notyf';
import { translate } from '#forms/messages.ts';
import { policyNamed } from './trusted-types.ts';

type Type = 'success' | 'error';

const duration = 3000;
/** Milliseconds left after a pause, at least. */
const leastAfterPause = 1000;

// Icons and colours are in the styles (requests.css).
const types = ['success', 'error'].map((type) => ({ type, backgroundColor: '', icon: false }) as const);

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function build() {
  // notyf sets innerHTML, which needs a policy under Trusted Types.
  const policy = policyNamed('notyf', { createHTML: escape });
  // notyf's timer cannot be paused.
  const notyf = new Notyf({ types, duration: 0, ripple: false, position: { x: 'right', y: 'top' } });
  const container = document.querySelector<HTMLElement>('.notyf');
  const announcer = document.querySelector<HTMLElement>('.notyf-announcer');
  const region = document.createElement('div');
  region.className = 'toasts';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', translate('notifications'));
  // In the top layer, nothing covers it.
  region.popover = 'manual';
  for (const part of [container, announcer]) if (part) region.append(part);

  const place = () => {
    const dialog = [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1);
    (dialog ?? document.body).append(region);
    region.showPopover?.();
  };
  for (const event of ['toggle', 'close'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLDialogElement && container?.children.length) place();
      },
      true,
    );

  return (type: Type, text: string) => {
    place();
    announcer?.setAttribute('aria-live', type === 'error' ? 'assertive' : 'polite');
    const notification = notyf.open({ type, message: policy.createHTML(text) });
    const toast = container?.lastElementChild;
    if (!(toast instanceof HTMLElement)) return;
    const close = closeAfter(duration, toast, () => notyf.dismiss(notification));
    notification.on(NotyfEvent.Click, close);
  };
}

/** Closes after `time` ms, paused on hover and focus. Returns a function that closes at once. */
function closeAfter(time: number, toast: HTMLElement, dismiss: () => void) {
  let left = time;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let focusedBefore: EventTarget | null = null;

  const close = () => {
    clearTimeout(timer);
    if (document.activeElement === toast && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    dismiss();
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(leastAfterPause, left - (Date.now() - since));
  };
  const run = () => {
    if (toast.matches(':hover, :focus')) return;
    clearTimeout(timer);
    since = Date.now();
    timer = setTimeout(close, left);
  };

  toast.tabIndex = 0;
  toast.setAttribute('role', 'button');
  toast.setAttribute('aria-description', translate('close'));
  toast.addEventListener('mouseenter', pause);
  toast.addEventListener('mouseleave', run);
  toast.addEventListener('blur', run);
  toast.addEventListener('focus', ({ relatedTarget }) => {
    focusedBefore = relatedTarget;
    pause();
  });
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    close();
  });
  run();
  return close;
}

let show: ReturnType<typeof build> | undefined;

export const notify = (type: Type, text: string) => (show ??= build())(type, text);
