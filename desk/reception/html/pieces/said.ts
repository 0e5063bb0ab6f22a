import { html } from 'hono/html';
import type { State } from '../../../store/states.ts';
import { stateName } from '../../words/states.ts';
import { flash } from './flash.ts';
import { nothing, type Html } from './html.ts';

/** What was just done. */
export type Said =
  | { kind: 'state'; request: number; from: State; to: State; version: number }
  | { kind: 'words'; words: string };

/** With the way back, where there is one. */
export function said(what: Said | undefined, more: Html = nothing): Html {
  if (!what) return nothing;
  if (what.kind === 'words') return flash(what.words, more);
  return flash(`Marked as “${stateName[what.to]}”.`, html`${undo(what)} ${more}`);
}

const undo = ({ request, from, version }: Extract<Said, { kind: 'state' }>): Html =>
  html`<form method="post" action="/desk/requests/${request}/state">
    <input type="hidden" name="version" value="${version}" />
    <button class="link alone" name="state" value="${from}">Undo</button>
  </form>`;
