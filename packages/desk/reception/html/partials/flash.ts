import * as v from 'valibot';
import { STATES } from '../../../store/states.ts';
import { html, type Html } from './html.ts';

export const flash = v.object({
  text: v.string(),
  /** Restores the previous state of a request. */
  undo: v.optional(v.object({ request: v.number(), to: v.picklist(STATES), version: v.number() })),
});
export type Flash = v.InferOutput<typeof flash>;

/** The message at the top of the page after a redirect. */
export const flashMessage = (flash: Flash | undefined, more?: Html) =>
  flash &&
  html`<div class="flash" role="status" tabindex="-1" data-focus>
    <p class="flash__text">${flash.text}</p>
    ${flash.undo && undo(flash.undo)} ${more}
  </div>`;

const undo = ({ request, to, version }: NonNullable<Flash['undo']>): Html =>
  html`<form method="post" action="/desk/requests/${request}/state">
    <input type="hidden" name="version" value="${version}" />
    <button class="link alone" name="state" value="${to}">Undo</button>
  </form>`;
