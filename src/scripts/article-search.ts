// Filters the article list as the visitor types. The words are compared as text, never as a pattern.
import type * as PostSearch from './post-search.ts';

const root = document.querySelector('[data-articles]')!;
const input = root.querySelector('input')!;
const filters = [...root.querySelectorAll<HTMLButtonElement>('[data-filter]')];
const cards = root.querySelectorAll<HTMLElement>('[data-category]');
const found = root.querySelector('[data-found]');
const nothing = root.querySelector<HTMLElement>('[data-nothing]');
const address = new URLSearchParams(location.search);
const kind = address.get('show');
let category = filters.some(({ dataset }) => dataset.filter === kind) ? kind! : 'all';
let inUse = false;

// The posts have pages of their own: what searches all of them, and keeps the address of what is shown, comes when
// somebody reaches for the search.
const withPostSearch = (use: (search: typeof PostSearch) => Promise<unknown>) =>
  void import('./post-search.ts').then(use, () => undefined);

function update() {
  const typed = input.value;
  // On the way back, WebKit sets a field that nobody completes to what it was at first.
  input.defaultValue = typed;
  const term = typed.toLowerCase();
  let count = 0;
  for (const card of cards) {
    const { title, category: own } = card.dataset;
    card.hidden = !title!.toLowerCase().includes(term) || (category !== 'all' && category !== own);
    if (!card.hidden) count++;
  }
  for (const button of filters) button.setAttribute('aria-pressed', `${button.dataset.filter === category}`);
  if (found) found.textContent = typed ? `Found ${count} article(s) matching "${typed}"` : '';
  if (nothing) nothing.hidden = count > 0;
  // Once something is typed, asked for by the address, or chosen.
  inUse ||= typed + location.search + category !== 'all';
  if (inUse) withPostSearch((search) => search.follow(typed, category));
}

input.value = address.get('q') ?? input.value;
input.addEventListener('input', update);
input.addEventListener('focus', () => withPostSearch((search) => search.prepare()));
for (const button of filters)
  button.addEventListener('click', () => {
    category = button.dataset.filter!;
    update();
  });
root.querySelector<HTMLElement>('[data-tools]')!.hidden = false;
update();
