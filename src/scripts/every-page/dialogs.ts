// The browser opens and closes the dialogs by itself, by their buttons' commands. Here they begin empty, close by a
// click on the overlay, and hand the focus back. Loaded everywhere, so it must stay tiny.

const reset = (dialog: HTMLElement) => dialog.querySelector('form')?.reset();

/** Before a button opens a dialog. */
function prepare(button: HTMLElement, dialog: HTMLElement) {
  // The focus comes back to where it was: to the button, or to the menu's own button once the menu is closed.
  button.focus({ preventScroll: true });
  button.closest<HTMLElement>('[popover]')?.hidePopover?.();
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  // After a way back, the browser may have put in what was typed before.
  reset(dialog);
}

addEventListener(
  'command',
  ({ command, source, target }) => {
    // Commands come from buttons and go to dialogs; and only dialogs are closed.
    if (command === 'show-modal') prepare(source as HTMLElement, target as HTMLElement);
  },
  true,
);

/** Lost on the way, it is asked for again by the next press. */
const bringCommands = (press?: Event) =>
  void import('./commands.ts').then(
    (commands) => commands.listen(prepare, press),
    () => addEventListener('click', bringCommands, { once: true }),
  );

if (!('command' in HTMLButtonElement.prototype)) bringCommands();

// So are their styles, once: a link that is put in anew asks again.
addEventListener('pageshow', () => {
  const lost = document.querySelector('[data-late=""]');
  lost?.after(lost);
});

let pressed: EventTarget | null;
addEventListener('pointerdown', ({ target }) => (pressed = target));

addEventListener('click', ({ target }) => {
  // A press that began inside, as when selecting text, is not a click on the overlay.
  if (target instanceof HTMLDialogElement && target === pressed) target.close();
});

addEventListener(
  'close',
  ({ target }) => {
    // The browser tells of it a frame later: by then an impatient visitor may be writing in it again.
    if (!(target as HTMLDialogElement).open) reset(target as HTMLDialogElement);
  },
  true,
);
