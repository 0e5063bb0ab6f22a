// The only file that knows notyf. What notyf lacks is added here: a time that stops under the pointer and the focus,
// closing by a click or a key, urgent announcements, and a place in the dialog that is open, since all else is inert.
import { Notyf, NotyfEvent } from 'notyf';
import { policyNamed } from './trusted-types.ts';

type Kind = 'success' | 'error';

const duration = 3000;
/** After a pause, at least this long to read on. */
const leastAfterPause = 1000;

const icon = (text: string) => ({ tagName: 'b', text, color: 'inherit' }) as const;
const types = [
  { type: 'success', background: 'var(--celadon)', icon: icon('✓') },
  { type: 'error', background: 'var(--madder)', icon: icon('!') },
];

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function build() {
  // notyf writes innerHTML; under Trusted Types a browser takes that from a policy only.
  const policy = policyNamed('notyf', { createHTML: escape });
  // Its own time cannot be stopped.
  const notyf = new Notyf({ types, duration: 0, ripple: false, position: { x: 'right', y: 'top' } });
  const container = document.querySelector<HTMLElement>('.notyf');
  const announcer = document.querySelector<HTMLElement>('.notyf-announcer');
  const region = document.createElement('div');
  region.className = 'toasts';
  region.role = 'region';
  region.ariaLabel = 'Notifications';
  // In the top layer nothing lies over it.
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

  return (kind: Kind, text: string) => {
    place();
    if (announcer) announcer.ariaLive = kind === 'error' ? 'assertive' : 'polite';
    const notification = notyf.open({ type: kind, message: policy.createHTML(text) });
    const toast = container?.lastElementChild;
    if (!(toast instanceof HTMLElement)) return;
    const close = closeAfter(duration, toast, () => notyf.dismiss(notification));
    notification.on(NotyfEvent.Click, close);
  };
}

/** Closes when its time is over, which stands still under the pointer and the focus. Returns how to close it now. */
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
  toast.role = 'button';
  toast.setAttribute('aria-description', 'Close');
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

export const notify = {
  success: (text: string) => (show ??= build())('success', text),
  error: (text: string) => (show ??= build())('error', text),
};
