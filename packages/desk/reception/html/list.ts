import { clinicDay, longDate } from '@clinic/contract/dates.ts';
import { requestCount } from '../../format/text.ts';
import { isHandled, STATES } from '../../store/states.ts';
import { may } from '../queries/roles.ts';
import type { Person } from '../queries/people.ts';
import type { DeskRequest, StateCounts } from '../queries/requests.ts';
import { usualSort, type Sort } from '../queries/search.ts';
import { formTypeChoices } from '../labels/request.ts';
import { slug, viewName, VIEWS, type View } from '../labels/states.ts';
import { dayHeading } from '../labels/times.ts';
import { requestRows } from './partials/request-rows.ts';
import { select, textField } from './partials/fields.ts';
import { html, lineLink, type Html } from './partials/html.ts';
import { pagination } from './partials/layout.ts';

/** The query parameters of a list. */
export interface ListQuery {
  view: View;
  q: string;
  kind: string;
  received: string;
  wished: string;
  sort: Sort;
  page: number;
}

export function listAddress(query: ListQuery, changes: Partial<ListQuery> = {}, path = '/desk'): string {
  const { view, page, sort, ...filters } = { ...query, page: 1, ...changes };
  const shown = view !== 'to do' || filters.q ? slug(view) : '';
  const params = Object.entries({
    view: shown,
    ...filters,
    sort: sort === usualSort(view) ? '' : sort,
    page: page > 1 ? String(page) : '',
  });
  const text = new URLSearchParams(params.filter(([, value]) => value)).toString();
  return text ? `${path}?${text}` : path;
}

const isFiltered = ({ q, kind, received, wished }: ListQuery): boolean =>
  Boolean(q || kind || received || wished);

export interface List {
  query: ListQuery;
  counts: StateCounts;
  found: number;
  requests: DeskRequest[];
  pages: number;
  now: Date;
  /** True while the clock is implausible (queries/retention.ts). */
  isDoubted: boolean;
  person: Person;
}

export const list = (parts: List) => {
  const { query, counts, found, requests, pages, now, isDoubted } = parts;
  const content = html`<div class="wrap">
    ${isDoubted && clockWarning(now)}
    <div class="list-head">
      <div>
        <h1>Requests</h1>
        <a class="alone" href="/desk/day/${clinicDay(now.getTime())}">Booked for today</a>
      </div>
      ${searchForm(query)}
    </div>
    ${views(parts)} ${sortLinks(parts)}
    ${requests.length > 0 ? groups(parts) : html`<p class="empty">${emptyText(parts)}</p>`}
    ${pagination(query.page, pages, (page) => listAddress(query, { page }))}
    ${found > 0 && exportLinks(parts)}
  </div>`;
  return { title: counts.new > 0 ? `Requests (${counts.new} new)` : 'Requests', content };
};

const clockWarning = (now: Date): Html =>
  html`<form class="doubt" method="post" action="/desk/clock">
    <p>
      The desk says that today is <strong>${longDate(clinicDay(now.getTime()))}</strong>. If that is right,
      confirm it. If not, tell the person who runs the site. Until then, no old request is removed.
    </p>
    <button class="button button--quiet">Today is right</button>
  </form>`;

const searchForm = ({ q, kind, received, wished }: ListQuery): Html =>
  html`<form class="search" method="get" action="/desk" role="search">
    <input type="hidden" name="view" value="all" />
    <div class="search__line">
      ${textField({ name: 'q', label: 'Name, mobile or request number', type: 'search', value: q })}
      <button class="button">Search</button>
    </div>
    <details ${(kind || received || wished) && html`open`}>
      <summary>By day or kind</summary>
      <div class="search__fields">
        ${textField({ name: 'received', label: 'Received on', type: 'date', value: received })}
        ${textField({ name: 'wished', label: 'Wants to come on', type: 'date', value: wished })}
        ${select({ name: 'kind', label: 'Kind', value: kind }, [
          { value: '', label: 'All kinds' },
          ...formTypeChoices,
        ])}
      </div>
    </details>
  </form>`;

const countOf = (view: View, counts: StateCounts): number =>
  STATES.filter(
    (state) => view === 'all' || view === state || (view === 'to do' && !isHandled(state)),
  ).reduce((sum, state) => sum + counts[state], 0);

const views = ({ query, counts }: List): Html =>
  html`<nav class="views" aria-label="Request states">
    <ul class="views__list">
      ${VIEWS.map(
        (view) =>
          html`<li>
            <a href="${listAddress(query, { view })}" ${view === query.view && html`aria-current="page"`}
              >${viewName(view)} <span>${countOf(view, counts)}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const sortLinks = ({ query, found }: List): Html => {
  const orders = {
    newest: 'Newest first',
    oldest: query.view === 'to do' ? 'Longest waiting first' : 'Oldest first',
  };
  const other = query.sort === 'newest' ? 'oldest' : 'newest';
  const filtered = html`${requestCount(found)}${query.q && ` for “${query.q}”`}.
    <a class="alone" href="/desk">Clear the search</a>`;
  return html`<p class="ways">
    ${isFiltered(query) && filtered} ${orders[query.sort]}.
    <a class="alone" href="${listAddress(query, { sort: other })}">${orders[other]}</a>
    <button class="link alone" type="button" data-alerts hidden>Sound for new requests on this device</button>
  </p>`;
};

function headingOf({ query, now }: List, { state, receivedAt }: DeskRequest): string {
  if (query.view !== 'to do') return dayHeading(clinicDay(receivedAt.getTime()), now);
  return state === 'new' ? 'New' : 'Called, not settled yet';
}

function groups(parts: List): Html {
  const groups = Map.groupBy(parts.requests, (request) => headingOf(parts, request));
  return html`${[...groups].map(
    ([heading, requests]) =>
      html`<section class="group">
        <h2 class="group__name">${heading}</h2>
        ${requestRows(requests, parts.now)}
      </section>`,
  )}`;
}

function emptyText({ query, counts }: List): string {
  if (isFiltered(query))
    return 'Nothing found. Try a part of the name, the last digits of the number, or another day.';
  if (countOf('all', counts) === 0)
    return 'No requests yet. They appear here as soon as a patient sends one.';
  return query.view === 'to do'
    ? 'All done. New requests appear here.'
    : `No request is marked as “${viewName(query.view)}”.`;
}

const CSV = '/desk/requests.csv';

const exportLinks = ({ query, person }: List): Html =>
  html`<p class="ways">
    ${lineLink(listAddress(query, {}, '/desk/print'), 'Print this list')}
    ${may(person, 'export') && lineLink(listAddress(query, {}, CSV), 'Download it for a spreadsheet (CSV)')}
  </p>`;
