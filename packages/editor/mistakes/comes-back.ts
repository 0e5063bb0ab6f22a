// A page that could not be drawn tries again when files have changed.
import { AGAIN, NOT_DRAWN } from './said.ts';

const { id, dataset } = document.body;

if (id === NOT_DRAWN) {
  import.meta.hot?.on(AGAIN, () => location.reload());
  // They may have changed before this could hear of it.
  import.meta.hot?.send(AGAIN, Number(dataset.changes));
}
