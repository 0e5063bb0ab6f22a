import * as v from 'valibot';
import { STATES } from '../../../store/states.ts';
import { html, type Html } from './html.ts';

export const flash = v.object({
  words: v.string(),
  /** The state of a request, which can be taken back. */
  undo: v.optional(v.object({ request: v.number(), to: v.picklist(STATES), version: v.number() })),
});
export type Flash = v.InferOutput<typeof flash>;

/** Said once, at the top of the next page; with the way back, where there is one. */
export const flashMessage = (flash: Flash | undefined, more?: Html) =>
  flash &&
  html`<div class="flash" role="status" tabindex="-1" data-focus>
    <p class="flash__text">${flash.words}</p>
    ${flash.undo && undo(flash.undo)} ${more}
  </div>`;

const undo = ({ request, to, version }: NonNullable<Flash['undo']>): Html =>
  html`<form method="post" action="/desk/requests/${request}/state">
    <input type="hidden" name="version" value="${version}" />
    <button class="link alone" name="state" value="${to}">Undo</button>
  </form>`;
