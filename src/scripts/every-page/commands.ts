// Opens dialogs in browsers without button commands: Chrome before 135, Firefox before 144, Safari before 26.2.
const toggle = document.querySelector<HTMLElement>('.toggle');

// Opens the menu in browsers without popovers: Chrome before 114, Firefox before 125, Safari before 17 (Navbar.css).
if (toggle && !('popover' in HTMLElement.prototype))
  addEventListener('click', ({ target }) => {
    // Targets of clicks are elements.
    const part = (target as Element).closest<HTMLElement>('.toggle, .menu, .menu .book');
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    if (part?.matches('.menu') || (part !== toggle && !isOpen)) return;
    toggle.setAttribute('aria-expanded', String(!isOpen));
    if (part) toggle.focus();
  });

export function listen(prepare: (button: HTMLElement, dialog: HTMLElement) => void, lastClick?: Event) {
  const onClick = ({ target }: Event) => {
    // Targets of clicks are elements.
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) {
      prepare(button, dialog);
      dialog.showModal();
    }
  };
  addEventListener('click', onClick);
  // Replays the clicks from before this script (packages/contract/inline-scripts.ts), or after a failed load the last one.
  for (const press of lastClick ? [lastClick] : window.presses) if (press.type === 'click') onClick(press);
}
