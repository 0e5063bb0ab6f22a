// For browsers that do not know the commands of buttons: Chrome before 135, Firefox before 144, Safari before 26.2.
export const listen = (prepare: (button: HTMLElement, dialog: HTMLElement) => void) =>
  addEventListener('click', ({ target }) => {
    // Clicks are on elements.
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else {
      prepare(button, dialog);
      dialog.showModal();
    }
  });
