import { html } from 'hono/html';
import { clinicDay } from '#lib/dates.ts';
import { pagesToOffer } from '#lib/pagination.ts';
import type { DeskRequest, StateCounts } from '../records/requests.ts';
import type { View } from '../records/search.ts';
import { isHandled } from '../../store/states.ts';
import { aboutWords, kindNames, wishWords } from '../words/about.ts';
import { callLink, readablePhone } from '../words/phones.ts';
import { slug, stateName, viewName, VIEWS } from '../words/states.ts';
import { dayHeading, timeWords } from '../words/times.ts';
import { select, textField } from './fields.ts';
import { nothing, type Html } from './html.ts';

/** What was asked for, as it stands in the address. */
export interface Asked {
  view: View;
  q: string;
  kind: string;
  received: string;
  wished: string;
  page: number;
}

export interface List {
  asked: Asked;
  counts: StateCounts;
  found: number;
  requests: DeskRequest[];
  pages: number;
  latest: number;
  now: Date;
}

/** The address of the list with something changed. */
export function addressOf(asked: Asked, changes: Partial<Asked> = {}, path = '/desk'): string {
  const { view, q, kind, received, wished, page } = { ...asked, page: 1, ...changes };
  const query = new URLSearchParams({
    ...((view !== 'to do' || q) && { view: slug(view) }),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(received && { received }),
    ...(wished && { wished }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}

const isNarrowed = ({ q, kind, received, wished }: Asked): boolean =>
  Boolean(q || kind || received || wished);

export const list = (parts: List): Html => {
  const { asked, requests, latest } = parts;
  return html`<div class="wrap" data-latest="${latest}">
    <div class="list-head">
      <h1>Requests</h1>
      ${searchForm(asked)}
    </div>
    ${views(parts)} ${isNarrowed(asked) ? narrowed(parts) : nothing}
    ${requests.length > 0 ? groups(parts) : empty(parts)} ${pagination(parts)}
  </div>`;
};

const searchForm = ({ q, kind, received, wished }: Asked): Html =>
  html`<form class="search" method="get" action="/desk" role="search">
    <input type="hidden" name="view" value="all" />
    <div class="search__line">
      ${textField({ name: 'q', label: 'Name, mobile number or request number', type: 'search', value: q })}
      <button class="button">Search</button>
    </div>
    <details class="search__more" ${kind || received || wished ? html`open` : nothing}>
      <summary>By day or kind</summary>
      <div class="search__fields">
        ${textField({ name: 'received', label: 'Received on', type: 'date', value: received })}
        ${textField({ name: 'wished', label: 'Wants to come on', type: 'date', value: wished })}
        ${select({ name: 'kind', label: 'Kind', value: kind }, [
          { value: '', label: 'All kinds' },
          ...kindNames.map(([value, label]) => ({ value, label })),
        ])}
      </div>
    </details>
  </form>`;

const countOf = (view: View, counts: StateCounts): number => {
  const states = Object.entries(counts) as [keyof StateCounts, number][];
  const among = states.filter(([state]) =>
    view === 'all' ? true : view === 'to do' ? !isHandled(state) : state === view,
  );
  return among.reduce((sum, [, count]) => sum + count, 0);
};

const views = ({ asked, counts }: List): Html =>
  html`<nav class="views" aria-label="Where requests stand">
    <ul class="views__list">
      ${VIEWS.map(
        (view) =>
          html`<li>
            <a
              href="${addressOf(asked, { view })}"
              ${view === asked.view ? html`aria-current="page"` : nothing}
              >${viewName(view)} <span class="views__count">${countOf(view, counts)}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;

const narrowed = ({ asked, found }: List): Html =>
  html`<p class="narrowed">
    ${found === 1 ? '1 request' : `${found} requests`}${asked.q ? html` for “${asked.q}”` : nothing}.
    <a
      class="alone"
      href="${addressOf({ ...asked, q: '', kind: '', received: '', wished: '', view: 'to do' })}"
      >Clear the search</a
    >
  </p>`;

/** Under what heading a request stands. */
function headingOf({ asked, now }: List, { state, receivedAt }: DeskRequest): string {
  if (asked.view !== 'to do') return dayHeading(clinicDay(receivedAt.getTime()), now);
  return state === 'new' ? 'New' : 'Called, not settled yet';
}

function groups(parts: List): Html {
  const headings = [...new Set(parts.requests.map((request) => headingOf(parts, request)))];
  return html`${headings.map(
    (heading) =>
      html`<section class="group">
        <h2 class="group__name">${heading}</h2>
        <ul class="requests">
          ${parts.requests.filter((one) => headingOf(parts, one) === heading).map((one) => entry(one, parts.now))}
        </ul>
      </section>`,
  )}`;
}

export const tag = (state: DeskRequest['state']): Html =>
  html`<span class="tag tag--${slug(state)}">${stateName[state]}</span>`;

const entry = (request: DeskRequest, now: Date): Html =>
  html`<li class="request">
    <div class="request__who">
      <a class="request__name" href="/desk/requests/${request.id}">${request.payload.name}</a>
      <p class="request__about">${aboutWords(request)}</p>
    </div>
    <p class="request__when">
      ${tag(request.state)}
      <time datetime="${request.receivedAt.toISOString()}">${timeWords(request.receivedAt, now)}</time>
    </p>
    <p class="request__wish"><span class="request__term">Wants</span> ${wishWords(request, now)}</p>
    <p class="request__notes">
      ${request.notes > 0 ? (request.notes === 1 ? '1 note' : `${request.notes} notes`) : nothing}
    </p>
    <a class="request__call" href="${callLink(request.payload.mobile)}"
      ><span class="visually-hidden">Call ${request.payload.name}: </span
      >${readablePhone(request.payload.mobile)}</a
    >
  </li>`;

function empty({ asked, counts }: List): Html {
  const words = isNarrowed(asked)
    ? 'Nothing found. Check the spelling, or try a part of the name or the last digits of the number.'
    : countOf('all', counts) === 0
      ? 'No requests yet. They appear here as soon as a patient sends one.'
      : asked.view === 'to do'
        ? 'All done. New requests appear here.'
        : `No request stands at “${viewName(asked.view)}”.`;
  return html`<p class="empty">${words}</p>`;
}

export const pagination = ({ asked, pages }: Pick<List, 'asked' | 'pages'>, path = '/desk'): Html =>
  pages < 2
    ? nothing
    : html`<nav class="pages" aria-label="Pages">
        <ul class="pages__list">
          ${pagesToOffer(asked.page, pages).map((page) =>
            page === 'gap'
              ? html`<li class="pages__gap">…</li>`
              : html`<li>
                  <a
                    href="${addressOf(asked, { page }, path)}"
                    aria-label="Page ${page}"
                    ${page === asked.page ? html`aria-current="page"` : nothing}
                    >${page}</a
                  >
                </li>`,
          )}
        </ul>
      </nav>`;
