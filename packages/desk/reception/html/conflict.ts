import type { State } from '../../store/states.ts';
import type { AuditEntry } from '../queries/audit-log.ts';
import type { DeskRequest } from '../queries/requests.ts';
import { stateName } from '../labels/states.ts';
import { tag } from './partials/request-rows.ts';
import { auditLogList } from './partials/audit-log.ts';
import { html, type Html } from './partials/html.ts';

export interface Conflict {
  request: DeskRequest;
  since: AuditEntry[];
  wanted: State;
  now: Date;
}

/** Somebody was faster: what they did, and the question again. */
export const conflictPage = ({ request, since, wanted, now }: Conflict): Html =>
  html`<div class="wrap door">
    <h1>Somebody was faster</h1>
    <p>
      While you were looking at the request of ${request.payload.name}, this happened. Nothing of yours was
      saved, and nothing of theirs was lost.
    </p>
    ${auditLogList({ entries: since, now })}
    <p>It now stands at ${tag(request.state)}</p>
    <form class="actions" method="post" action="/desk/requests/${request.id}/state">
      <input type="hidden" name="version" value="${request.version}" />
      <a class="button" href="/desk/requests/${request.id}">Leave it as it is</a>
      <button class="button button--quiet" name="state" value="${wanted}">
        Mark as “${stateName[wanted]}” all the same
      </button>
    </form>
  </div>`;

/** The same on the form for corrections, which keeps what was typed. */
export const correctFlash = (): Html =>
  html`<div class="problem" role="alert" tabindex="-1" data-focus>
    <h2>Somebody was faster</h2>
    <p>
      This request was changed while you were writing, so nothing was saved yet. What you wrote stands below:
      look at it again, then save.
    </p>
  </div>`;
