// Opens and closes the dialogs of a page. Loaded everywhere, so it must stay tiny.
// Without it the buttons are what they are in the page: links to the contact page.

type Find = { opener: HTMLElement; dialog: HTMLDialogElement } | undefined;

const find = (event: Event): Find => {
  const opener = (event.target as Element).closest?.<HTMLElement>('[data-opens]');
  const dialog = document.getElementById(opener?.dataset.opens ?? '') as HTMLDialogElement | null;
  return opener && dialog?.showModal ? { opener, dialog } : undefined;
};

for (const opener of document.querySelectorAll('[data-opens]')) {
  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-haspopup', 'dialog');
}

for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(sign, (event) => find(event)?.dialog.dispatchEvent(new Event('intent')), {
    passive: true,
  });
}

addEventListener('keydown', (event) => {
  const found = event.key === ' ' && find(event);
  if (!found) return;
  event.preventDefault();
  found.opener.click();
});

const reset = (dialog: Element) => dialog.querySelector('form')?.reset();

let pressed: EventTarget | null;
addEventListener('pointerdown', (event) => (pressed = event.target));

addEventListener('click', (event) => {
  const target = event.target as Element;
  // A press that began inside, as when selecting text, is not a click on the overlay.
  const overlay = target.localName === 'dialog' && target === pressed;
  if (overlay || target.closest('[data-closes]')) target.closest('dialog')?.close();

  const found = find(event);
  if (!found || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  // The focus comes back to where it was: to the button, or to the menu's own button once the menu is closed.
  found.opener.focus({ preventScroll: true });
  found.opener.closest<HTMLElement>('[popover]')?.hidePopover();
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
  // After a way back, the browser may have put in what was typed before.
  reset(found.dialog);
  found.dialog.showModal();
  found.dialog.dispatchEvent(new Event('open'));
});

addEventListener('close', (event) => reset(event.target as Element), true);
