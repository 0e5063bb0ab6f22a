import type { State } from '../../../store/states.ts';
import { stateName } from '../../labels/states.ts';
import { html, nothing, type Html } from './html.ts';

export type Flash =
  | { kind: 'state'; request: number; from: State; to: State; version: number }
  | { kind: 'words'; words: string };

/** Said once, at the top of the next page; with the way back, where there is one. */
export function flashMessage(flash: Flash | undefined, more: Html = nothing): Html {
  if (!flash) return nothing;
  const isState = flash.kind === 'state';
  return html`<div class="flash" role="status" tabindex="-1" data-focus>
    <p class="flash__text">${isState ? `Marked as “${stateName[flash.to]}”.` : flash.words}</p>
    ${isState ? undo(flash) : nothing} ${more}
  </div>`;
}

const undo = ({ request, from, version }: Extract<Flash, { kind: 'state' }>): Html =>
  html`<form method="post" action="/desk/requests/${request}/state">
    <input type="hidden" name="version" value="${version}" />
    <button class="link alone" name="state" value="${from}">Undo</button>
  </form>`;
