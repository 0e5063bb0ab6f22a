// The search in a dialog, on whatever page somebody reaches for it.
import { element } from './elements.ts';
import { SiteSearch } from './site-search.ts';

let dialog: HTMLDialogElement | undefined;

function build() {
  const box = new SiteSearch();
  const close = element('button', { type: 'button', className: 'search__close', textContent: 'Close' });
  const made = element('dialog', { className: 'search', ariaLabel: 'Search' });
  close.addEventListener('click', () => made.close());
  made.addEventListener('click', ({ target }) => target === made && made.close());
  made.append(close, box);
  document.body.append(made);
  return made;
}

export function openSearch() {
  dialog ??= build();
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
