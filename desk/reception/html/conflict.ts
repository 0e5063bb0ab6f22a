import { html } from 'hono/html';
import type { State } from '../../store/states.ts';
import type { Doing } from '../records/doings.ts';
import type { DeskRequest } from '../records/requests.ts';
import { byWords, doingWords } from '../words/doings.ts';
import { stateName } from '../words/states.ts';
import { timeWords } from '../words/times.ts';
import { tag } from './list.ts';
import type { Html } from './html.ts';

export interface Conflict {
  request: DeskRequest;
  /** What others have done since, newest first. */
  since: Doing[];
  wanted: State;
  now: Date;
}

export const whatHappened = (since: Doing[], now: Date): Html =>
  html`<ul class="history__list">
    ${since.map(
      (doing) =>
        html`<li>
          <time datetime="${doing.at.toISOString()}">${timeWords(doing.at, now)}</time>
          <span>${byWords(doing)}</span> <span>${doingWords(doing)}</span>
        </li>`,
    )}
  </ul>`;

/** Somebody was faster: what they did, and the question again. */
export const conflictPage = ({ request, since, wanted, now }: Conflict): Html =>
  html`<div class="wrap door">
    <h1>Somebody was faster</h1>
    <p>
      While you were looking at the request of ${request.payload.name}, this happened. Nothing of yours was
      saved, and nothing of theirs was lost.
    </p>
    ${whatHappened(since, now)}
    <p>It now stands at ${tag(request.state)}</p>
    <form class="actions" method="post" action="/desk/requests/${request.id}/state">
      <input type="hidden" name="version" value="${request.version}" />
      <a class="button" href="/desk/requests/${request.id}">Leave it as it is</a>
      <button class="button button--quiet" name="state" value="${wanted}">
        Mark as “${stateName[wanted]}” all the same
      </button>
    </form>
  </div>`;
