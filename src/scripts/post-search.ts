// Shows the posts whose titles match, also those that stand on other pages of their list, and keeps in the address of the
// page what is shown.
interface Title {
  title: string;
  href: string;
  day: string;
}

/** A longer list helps nobody: with another letter it becomes shorter. */
const MOST = 24;

const list = document.querySelector<HTMLElement>('[data-posts]');
const here = [...(list?.querySelectorAll('article') ?? [])];
const grid = here[0]?.parentElement;
const pages = list?.querySelector<HTMLElement>('[data-pages]');
const status = list?.querySelector('[data-found]');
/** In the link that leads here from the top of the page. */
const number = document.querySelector('[data-own]');
const all = number?.textContent ?? '';
const template = list?.querySelector('template');

const titleOf = (card: Element) => card.querySelector('h3')?.textContent.trim() ?? '';
const hrefs = new Set(here.map((card) => card.querySelector('a')?.getAttribute('href')));

let elsewhere: Promise<Title[] | undefined> | undefined;
let latest = '';

/** Fetches the titles; where all posts stand on this page there are none to fetch. */
export function prepare(): Promise<Title[] | undefined> {
  const address = list?.dataset.titles;
  elsewhere ??= address ? fetchTitles(address) : Promise.resolve([]);
  return elsewhere;
}

/** Undefined when they do not come; the next letter asks again. */
async function fetchTitles(address: string): Promise<Title[] | undefined> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const titles: Title[] = await answer.json();
    return titles.filter(({ href }) => !hrefs.has(href));
  } catch {
    elsewhere = undefined;
    return undefined;
  }
}

/** Shows the posts that match. */
export function follow(typed: string, category: string): Promise<void> {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (typed) searchParams.set('q', typed);
  else searchParams.delete('q');
  if (category === 'all') searchParams.delete('show');
  else searchParams.set('show', category);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return showPosts(typed);
}

async function showPosts(typed: string): Promise<void> {
  latest = typed;
  const titles = typed ? await prepare() : [];
  if (latest !== typed) return; // Somebody types faster than the titles came.
  const matches = (title: string) => title.toLowerCase().includes(typed.toLowerCase());

  for (const card of here) card.hidden = !matches(titleOf(card));
  const shown = here.filter((card) => !card.hidden).length;
  const others = typed ? (titles ?? []).filter(({ title }) => matches(title)) : [];
  showOthers(others.slice(0, Math.max(0, MOST - shown)));
  if (pages) pages.hidden = typed !== '';
  const count = shown + others.length;
  if (status) status.textContent = typed && found(count, typed, titles !== undefined);
  if (number) number.textContent = typed ? `${count}` : all;
}

function showOthers(titles: Title[]): void {
  for (const card of grid?.querySelectorAll('.match') ?? []) card.remove();
  grid?.append(...titles.map(toCard));
}

function toCard({ title, href, day }: Title): Node {
  const card = document.importNode(template!.content, true);
  const link = card.querySelector('a');
  link?.setAttribute('href', href);
  link?.replaceChildren(title);
  card.querySelector('p')?.append(day);
  return card;
}

function found(count: number, typed: string, searchedAll: boolean): string {
  const words = `${list?.dataset.name}: ${count} article(s) matching "${typed}"`;
  if (!searchedAll) return `${words} on this page. The other pages could not be searched.`;
  return count > MOST ? `${words}, the newest ${MOST} below` : words;
}
