// A page that could not be drawn tries again when files have changed.
import { AGAIN, NOT_DRAWN } from './said.ts';

import.meta.hot?.on(AGAIN, () => {
  if (document.body.id === NOT_DRAWN) location.reload();
});
