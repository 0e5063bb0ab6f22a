// Filters the lists of articles by title as the visitor types, and stores the filter in the address of the page. Titles
// are compared as text, never as a pattern.
const input = document.querySelector<HTMLInputElement>('[data-tools] input')!;
const filters = [...document.querySelectorAll<HTMLButtonElement>('[data-filter]')];
const ownCount = document.querySelector('[data-own]');
const total = ownCount?.textContent ?? '';
const address = new URL(location.href);
const { searchParams } = address;
const initial = searchParams.get('show');
let category = filters.some(({ dataset }) => dataset.filter === initial) ? initial! : 'all';

/** Shows the articles that match. Only the articles of the specification have a category. */
function filterList(list: HTMLElement, typed: string) {
  const term = typed.toLowerCase();
  let count = 0;
  for (const card of list.querySelectorAll<HTMLElement>('article')) {
    const isOfKind = category === 'all' || (card.dataset.category ?? category) === category;
    card.hidden = !isOfKind || !card.querySelector('h3')!.textContent.trim().toLowerCase().includes(term);
    if (!card.hidden) count++;
  }
  const status = list.querySelector<HTMLElement>('[data-found]')!;
  status.textContent = typed && `${status.dataset.found} ${count} article(s) matching "${typed}"`;
  const nothing = list.querySelector<HTMLElement>('[data-nothing]');
  if (nothing) nothing.hidden = count > 0;
  else if (ownCount) ownCount.textContent = typed ? `${count}` : total;
  const searchAll = list.querySelector<HTMLAnchorElement>('[data-search-all]');
  if (!searchAll) return;
  searchAll.hidden = !typed;
  searchAll.search = `?q=${encodeURIComponent(typed)}`;
}

function update() {
  const typed = input.value;
  // On the way back, WebKit resets a field without autocomplete to its default value.
  input.defaultValue = typed;
  for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) filterList(list, typed);
  for (const button of filters) button.setAttribute('aria-pressed', `${button.dataset.filter === category}`);
  searchParams.set('q', typed);
  searchParams.set('show', category);
  if (!typed) searchParams.delete('q');
  if (category === 'all') searchParams.delete('show');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

input.value = searchParams.get('q') ?? input.value;
input.addEventListener('input', update);
for (const button of filters)
  button.addEventListener('click', () => {
    category = button.dataset.filter!;
    update();
  });
document.querySelector<HTMLElement>('[data-tools]')!.hidden = false;
update();

export {};
