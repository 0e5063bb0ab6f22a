// Browsers open and close dialogs by the commands of buttons. This resets their forms, closes them on a click on the
// overlay, and returns the focus. Every page loads it, so it must stay tiny.

const reset = (dialog: HTMLElement) => dialog.querySelector('form')?.reset();

/** Runs before a button opens a dialog. */
function prepare(button: HTMLElement, dialog: HTMLElement) {
  // A closed dialog returns the focus to the button, or to the button of the menu.
  button.focus({ preventScroll: true });
  button.closest<HTMLElement>('[popover]')?.hidePopover?.();
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  // After Back, the browser may have restored typed text.
  reset(dialog);
}

addEventListener(
  'command',
  ({ command, source, target }) => {
    // Sources of commands are buttons, targets are dialogs.
    if (command === 'show-modal') prepare(source as HTMLElement, target as HTMLElement);
  },
  true,
);

/** After a failed load, the next click tries again. */
const loadCommands = (click?: Event) =>
  void import('./commands.ts').then(
    (commands) => commands.listen(prepare, click),
    () => addEventListener('click', loadCommands, { once: true }),
  );

if (!('command' in HTMLButtonElement.prototype)) loadCommands();

// Retries the late styles once: inserting the link again loads it again.
addEventListener('pageshow', () => {
  const failed = document.querySelector('[data-late=""]');
  failed?.after(failed);
});

let pressed: EventTarget | null;
addEventListener('pointerdown', ({ target }) => (pressed = target));

addEventListener('click', ({ target }) => {
  // A drag that starts inside, as when selecting text, is not a click on the overlay.
  if (target instanceof HTMLDialogElement && target === pressed) target.close();
});

addEventListener(
  'close',
  ({ target }) => {
    // The event comes a frame later, when the dialog may be open again.
    if (!(target as HTMLDialogElement).open) reset(target as HTMLDialogElement);
  },
  true,
);
