// For browsers that do not know the commands of buttons: Chrome before 135, Firefox before 144, Safari before 26.2.
const toggle = document.querySelector<HTMLElement>('.toggle');

// Nor, before Chrome 114, Firefox 125 and Safari 17, the popover that the menu is (Navbar.css).
if (toggle && !('popover' in HTMLElement.prototype))
  addEventListener('click', ({ target }) => {
    // Clicks are on elements.
    const place = (target as Element).closest<HTMLElement>('.toggle, .menu, .menu .book');
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    if (place?.matches('.menu') || (place !== toggle && !isOpen)) return;
    toggle.setAttribute('aria-expanded', String(!isOpen));
    if (place) toggle.focus();
  });

export function listen(prepare: (button: HTMLElement, dialog: HTMLElement) => void, lastPress?: Event) {
  const follow = ({ target }: Event) => {
    // Clicks are on elements.
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) {
      prepare(button, dialog);
      dialog.showModal();
    }
  };
  addEventListener('click', follow);
  // What was pressed before this was there (src/lib/first-script.ts); after a first try that failed, what was pressed last.
  for (const press of lastPress ? [lastPress] : window.presses) if (press.type === 'click') follow(press);
}
