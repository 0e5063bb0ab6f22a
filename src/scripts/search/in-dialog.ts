// The search in a dialog, on whatever page somebody reaches for it.
import { element } from './elements.ts';
import { SiteSearch } from './site-search.ts';

let dialog: HTMLDialogElement | undefined;

/** The open search is a step of the history, so Back closes it. The step holds what was asked. */
const step = () => (history.state as { search?: string } | null)?.search;

function build() {
  const box = new SiteSearch();
  const close = element('button', { type: 'button', className: 'search__close', textContent: 'Close' });
  const made = element('dialog', { className: 'search', ariaLabel: 'Search' });
  close.addEventListener('click', () => made.close());
  made.addEventListener('close', () => step() !== undefined && history.back());
  for (const type of ['popstate', 'pageshow'])
    addEventListener(type, () => step() === undefined && made.close());
  // A search field of WebKit takes Escape for itself.
  box.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) made.close();
  });
  // For the way back from what was found.
  box.addEventListener('click', () => history.replaceState({ search: box.input.value }, ''));
  made.append(close, box);
  document.body.append(made);
  box.input.value = step() ?? '';
  void box.ask(box.input.value);
  return made;
}

export function openSearch() {
  dialog ??= build();
  if (step() === undefined) history.pushState({ search: '' }, '');
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}
