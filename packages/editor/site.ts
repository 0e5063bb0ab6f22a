// What the forms offer of the site: pages that a link can lead to, plates, and the words of the glossary.
import { useEffect, useState } from 'react';
import type { Site } from './save/api.ts';
import { ask } from './save/ask.ts';
import { onSaved } from './save/saved.ts';

/** As it was told last. */
export let site: Site = { pages: [], plates: [], terms: [] };
let asked: Promise<Site> | undefined;

// The server reads this file too, and saves nothing by it.
if ('window' in globalThis) onSaved(() => (asked = undefined));

async function askForSite(): Promise<Site> {
  const { ok, said } = await ask('site');
  if (ok) site = JSON.parse(said) as Site;
  else asked = undefined;
  return site;
}

/** Asked for once, by whichever part of a form comes first, and again when something was saved. */
export function useSite(): Site {
  const [known, setKnown] = useState(site);
  useEffect(() => {
    const look = () => void (asked ??= askForSite()).then(setKnown);
    look();
    return onSaved(look);
  }, []);
  return known;
}
