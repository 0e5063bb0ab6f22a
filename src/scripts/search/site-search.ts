// The search box and its results: on the search page, and in a dialog on all others.
import { languageOf, languages, shortPath, type Language } from '@clinic/content-model/languages.ts';
import { search as english, searchBox, type SearchMessages } from '@clinic/content-model/messages/search.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { makeSearch, type Answer, type SearchData, type SearchPage } from '#lib/search/search.ts';

// Not from src/forms, which would add its messages to this script.
const json = document.getElementById('messages')?.textContent ?? '{}';
/** The messages in the language of the page. */
export const words = { ...searchBox, ...(JSON.parse(json) as Partial<typeof searchBox>) };

const ofPage = languageOf(document.documentElement.lang);
const codeOf = (language?: Language) => (language ? languages[language].code : 'en');

const kinds: Record<SearchPage['kind'], keyof SearchMessages> = {
  condition: 'aCondition',
  procedure: 'aProcedure',
  post: 'anArticle',
  exercises: 'someExercises',
  term: 'aTerm',
  person: 'aPerson',
  page: 'aPage',
};

interface Loaded extends Pick<SearchData, 'phone' | 'messages'> {
  search: (question: string, page?: Language) => Answer;
}

let loaded: Promise<Loaded> | undefined;

/** Creates an element with these properties. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties);
  // Firefox before 119 has no properties for roles and names.
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
};

const link = (href: string, textContent: string) => element('a', { href, textContent });

/** Replaces each {} of a text with a part. */
const withParts = (text: string, ...parts: (string | Node)[]) =>
  text.split('{}').flatMap((words, at) => [words, parts[at] ?? '']);

/** Fetches the data once. After a failure the next letter tries again. */
function load() {
  loaded ??= fetch(routes.searchData)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
    .then(({ phone, messages, ...data }: SearchData) => ({ search: makeSearch(data), phone, messages }));
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

export class SiteSearch extends HTMLElement {
  readonly input = element(
    'input',
    { type: 'search', placeholder: words.searchHint, autocomplete: 'off', enterKeyHint: 'search' },
    { 'aria-label': words.searchSite },
  );
  private readonly status = element('p', { className: 'search__status' }, { role: 'status' });
  private readonly urgent = element('p', { className: 'search__urgent' }, { role: 'alert' });
  private readonly notice = element('h2', { className: 'label', hidden: true });
  private readonly results = element('ol', { className: 'search__results' });
  /** In the language of the question. */
  private readonly answers = element('div');
  private latest = '';
  private shown = Promise.resolve();

  connectedCallback() {
    if (this.children.length > 0) return;
    const form = element('form');
    form.append(this.input);
    this.answers.append(this.status, this.urgent, this.notice, this.results);
    this.append(form, this.answers);
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
    // On Back, WebKit resets a field without autocomplete to its default value.
    this.input.defaultValue = question;
    this.dispatchEvent(new CustomEvent('asked', { detail: question }));
    if (!question.trim()) return this.show();
    try {
      const { search, phone, messages } = await load();
      if (this.latest !== question) return; // The question has changed meanwhile.
      const { language, emergency, pages, isMatch } = search(question, ofPage);
      const words = language ? messages[language] : english;
      this.answers.lang = codeOf(language);
      this.notice.textContent = words.closestPages;
      this.show(
        isMatch ? withParts(words.found, `${pages.length}`) : [],
        (emergency?.[language ?? 'english'] ?? []).map(({ text, href }) => (href ? link(href, text) : text)),
        pages.map((page) => result(page, words[kinds[page.kind]], words.inEnglish, language)),
      );
      this.notice.hidden = isMatch || pages.length === 0;
      if (!isMatch && !emergency)
        this.status.append(
          ...withParts(
            words.nothingFound,
            question,
            link(`${routes.home}#map-title`, words.bodyMap),
            link(`tel:${phone.number}`, phone.label),
            link(shortPath(language, routes.contact), words.writeToUs),
          ),
        );
    } catch {
      this.answers.lang = codeOf(ofPage);
      this.show(withParts(words.searchFailed, link(routes.search, words.onePage)));
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

  private show(status: (string | Node)[] = [], urgent: (string | Node)[] = [], results: Node[] = []) {
    this.notice.hidden = true;
    this.status.replaceChildren(...status);
    this.urgent.replaceChildren(...urgent);
    this.results.replaceChildren(...results);
  }
}

/** In the language of the question, or else in English. */
function result(page: SearchPage, kind: string, inEnglish: string, language?: Language): HTMLElement {
  const told = language && page[language];
  const { title, text } = told ?? page;
  const lang = codeOf(told && language);
  const item = element('li');
  item.append(
    Object.assign(link(shortPath(told && language, page.href), title), { lang }),
    element('span', {
      className: 'search__kind',
      textContent: language && !told ? `${kind}, ${inEnglish}` : kind,
    }),
    element('p', { textContent: text, lang }),
  );
  return item;
}

customElements.define('site-search', SiteSearch);
