// The box of the search with what it finds: on its own page, and in the dialog that opens on every other one.
import { routes } from '#lib/routes.ts';
import { makeSearch, type Answer, type SearchData, type SearchPage } from '#lib/search/search.ts';
import { element, link } from './elements.ts';

type Search = (question: string) => Answer;

const kinds: Record<SearchPage['kind'], string> = {
  condition: 'Condition',
  procedure: 'Procedure',
  post: 'Article',
  exercises: 'Exercises',
  term: 'Word',
  person: 'Team',
  page: 'Page',
};

let loaded: Promise<{ search: Search; phone: SearchData['phone'] }> | undefined;

/** Fetched once; after a failure the next letter asks again. */
function load() {
  loaded ??= fetch(routes.searchData)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
    .then(({ phone, ...data }: SearchData) => ({ search: makeSearch(data), phone }));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

export class SiteSearch extends HTMLElement {
  readonly input = element('input', {
    type: 'search',
    placeholder: 'Knee pain, ghutne mein dard, गुडघेदुखी …',
    autocomplete: 'off',
    enterKeyHint: 'search',
    ariaLabel: 'Search this site',
  });
  private readonly status = element('p', { className: 'search__status', role: 'status' });
  private readonly urgent = element('p', { className: 'search__urgent', role: 'alert' });
  private readonly notice = element('h2', { className: 'label', textContent: 'Closest pages', hidden: true });
  private readonly results = element('ol', { className: 'search__results' });
  private latest = '';
  private shown = Promise.resolve();

  connectedCallback() {
    if (this.children.length > 0) return;
    const form = element('form');
    form.append(this.input);
    this.append(form, this.status, this.urgent, this.notice, this.results);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.openFirst();
    });
    this.addEventListener('keydown', (event) => this.move(event));
    this.input.addEventListener('input', () => void this.ask(this.input.value));
    this.input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
  }

  ask = (question: string) => (this.shown = this.answer(question));

  private async answer(question: string): Promise<void> {
    this.latest = question;
    // On the way back, WebKit sets a field that nobody completes to what it was at first.
    this.input.defaultValue = question;
    this.dispatchEvent(new CustomEvent('asked', { detail: question }));
    if (!question.trim()) return this.show('', undefined, []);
    try {
      const { search, phone } = await load();
      if (this.latest !== question) return; // Somebody types faster than the answer came.
      const { emergency, pages, isMatch } = search(question);
      this.show(isMatch ? found(pages.length) : '', emergency, pages);
      this.notice.hidden = isMatch || pages.length === 0;
      if (!isMatch && !emergency)
        this.status.append(
          `Nothing was found for “${question}”. Try the place that hurts, such as “knee”, or ask us: `,
          link(`tel:${phone.number}`, phone.label),
          ', or ',
          link(routes.contact, 'send a message'),
          '.',
        );
    } catch {
      this.show('The search could not be loaded. All pages are listed on ', undefined, []);
      this.status.append(link(routes.search, 'one page'), '.');
    }
  }

  /** Where no page matches, or an emergency number comes first, the first link is only focused. */
  private async openFirst(): Promise<void> {
    await this.shown;
    const first = this.querySelector('a');
    if (first?.closest('ol')) first.click();
    else first?.focus();
  }

  /** From the field to the links below it, and back. */
  private move(event: KeyboardEvent) {
    const stops = [this.input, ...this.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : NaN)];
    if (!next || event.isComposing) return;
    event.preventDefault();
    next.focus();
  }

  private show(status: string, emergency: Answer['emergency'], pages: SearchPage[]) {
    this.notice.hidden = true;
    this.status.textContent = status;
    this.urgent.replaceChildren(
      ...(emergency ?? []).map(({ text, href }) => (href ? link(href, text) : text)),
    );
    this.results.replaceChildren(...pages.map(result));
  }
}

const found = (count: number) => (count === 1 ? 'One page' : `${count} pages`);

function result({ href, kind, title, text }: SearchPage): HTMLElement {
  const item = element('li');
  item.append(
    link(href, title),
    element('span', { className: 'search__kind', textContent: kinds[kind] }),
    element('p', { textContent: text }),
  );
  return item;
}

customElements.define('site-search', SiteSearch);
