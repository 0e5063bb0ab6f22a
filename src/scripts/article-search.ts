// Filters the article list as the visitor types. The words are compared as text, never as a pattern.
import type * as PostSearch from './post-search.ts';

// The posts have pages of their own: what searches all of them, and keeps the address of what is shown, comes when
// somebody reaches for the search.
const withPostSearch = (use: (search: typeof PostSearch) => Promise<unknown>) =>
  void import('./post-search.ts').then(use, () => undefined);

class ArticleSearch extends HTMLElement {
  private readonly input = this.querySelector('input')!;
  private readonly filters = [...this.querySelectorAll<HTMLButtonElement>('[data-filter]')];
  private readonly cards = [...this.querySelectorAll<HTMLElement>('[data-category]')];
  private readonly found = this.querySelector<HTMLElement>('[data-found]');
  private readonly nothing = this.querySelector<HTMLElement>('[data-nothing]');
  private category = 'all';
  private inUse = false;

  connectedCallback() {
    const address = new URLSearchParams(location.search);
    const kind = address.get('show');
    if (this.filters.some(({ dataset }) => dataset.filter === kind)) this.category = kind!;
    this.input.value = address.get('q') ?? this.input.value;

    this.input.addEventListener('input', () => this.update());
    this.input.addEventListener('focus', () => withPostSearch((search) => search.prepare()));
    for (const button of this.filters)
      button.addEventListener('click', () => {
        this.category = button.dataset.filter!;
        this.update();
      });
    this.querySelector<HTMLElement>('[data-tools]')!.hidden = false;
    this.update();
  }

  private update() {
    const typed = this.input.value;
    // On the way back, WebKit sets a field that nobody completes to what it was at first.
    this.input.defaultValue = typed;
    const term = typed.toLowerCase();
    let count = 0;
    for (const card of this.cards) {
      const { title, category } = card.dataset;
      card.hidden =
        !title!.toLowerCase().includes(term) || (this.category !== 'all' && this.category !== category);
      if (!card.hidden) count++;
    }
    for (const button of this.filters)
      button.setAttribute('aria-pressed', `${button.dataset.filter === this.category}`);
    if (this.found) this.found.textContent = typed ? `Found ${count} article(s) matching "${typed}"` : '';
    // Where no condition and no procedure matches, a post may: the search through the posts says when nothing does.
    if (this.nothing && count) this.nothing.hidden = true;
    // Once something is typed, asked for by the address, or chosen.
    this.inUse ||= typed + location.search + this.category !== 'all';
    if (this.inUse) withPostSearch((search) => search.follow(typed, this.category, count));
  }
}

customElements.define('article-search', ArticleSearch);
