// The site search in a dialog.
import { SiteSearch, element, words } from './site-search.ts';

let dialog: HTMLDialogElement | undefined;

/** The open search is a history entry with the question, so Back closes it. */
const step = () => (history.state as { search?: string } | null)?.search;

function build() {
  const box = new SiteSearch();
  const close = element('button', {
    type: 'button',
    className: 'search__close',
    textContent: words.closeSearch,
  });
  const made = element('dialog', { className: 'search' }, { 'aria-label': words.searchDialog });
  close.addEventListener('click', () => made.close());
  made.addEventListener('close', () => step() !== undefined && history.back());
  for (const type of ['popstate', 'pageshow'])
    addEventListener(type, () => step() === undefined && made.close());
  // WebKit's search fields handle Escape themselves.
  box.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) made.close();
  });
  // Back from a result restores the question.
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
