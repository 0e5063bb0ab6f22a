// The panel at the foot of each page of the live preview: what is wrong in the content, this page's mistakes first.
import { AGAIN, EVENT, NOT_DRAWN, SAID, type Said } from './said.ts';

const page = location.pathname.replace(/\/+$/, '') || '/';

const panel = document.createElement('details');
panel.setAttribute('aria-label', 'Mistakes in the content');
panel.setAttribute(
  'style',
  'position:fixed;inset:auto 12px 12px auto;z-index:99;max-width:min(560px,calc(100vw - 24px));max-height:60vh;overflow:auto;padding:12px 16px;border-radius:10px;background:#fff4f2;color:#40100a;border:2px solid #b3261e;font:16px/1.5 system-ui,sans-serif',
);

function show(mistakes: Said[]) {
  const here = mistakes.filter((mistake) => mistake.page === page);
  const others = mistakes.filter((mistake) => mistake.page !== page);
  const summary = document.createElement('summary');
  summary.textContent = `${mistakes.length} ${mistakes.length === 1 ? 'thing' : 'things'} to put right${here.length ? ` (${here.length} on this page)` : ''}`;
  summary.style.fontWeight = '600';
  panel.replaceChildren(summary, ...[...here, ...others].map(entry));
  panel.open = here.length > 0 || isBroken();
  document.getElementById(SAID)?.remove();
  if (mistakes.length > 0) document.body.append(panel);
  else panel.remove();
}

function entry({ file, line, says, mend }: Said) {
  const words = document.createElement('p');
  const place = document.createElement('small');
  place.textContent = `${file}, line ${line}`;
  words.append(place, document.createElement('br'), says, document.createElement('br'), `→ ${mend}`);
  return words;
}

/** A page that could not be drawn at all has nothing but scripts. */
const isBroken = () => !document.querySelector('main');

import.meta.hot?.on(EVENT, show);
import.meta.hot?.send(EVENT);

// A page that could not be drawn tries again when files have changed.
const { id, dataset } = document.body;
if (id === NOT_DRAWN) {
  import.meta.hot?.on(AGAIN, () => location.reload());
  // They may have changed before this could hear of it.
  import.meta.hot?.send(AGAIN, Number(dataset.changes));
}
