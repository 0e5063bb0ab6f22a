import { watchLongPage } from './long-page.ts';
import { cachePage } from './offline/cache-page.ts';

// Shows the current year in the copyright, also when the page was built in another.
const year = document.querySelector('body > footer time');
if (year) year.textContent = `${new Date().getFullYear()}`;

if (document.querySelector('.long, .tools, .transcripts')) watchLongPage();

// On a phone, opening a list of the menu closes the one above it, which may move its heading off the screen.
const showHeading = ({ target }: Event) => {
  // Targets of toggle events are elements.
  const heading = (target as Element).matches('.menu [open]') && (target as Element).firstElementChild;
  if (heading && !matchMedia('(min-width: 64em)').matches) heading.scrollIntoView({ block: 'nearest' });
};
addEventListener('toggle', showHeading, true);

// The open search is a history entry, so it opens again after a reload, Forward, or Back from a result.
const openAgain = () => {
  if ((history.state as { search?: string } | null)?.search !== undefined)
    import('./search/in-dialog.ts').then(
      (search) => search.openSearch(),
      () => undefined,
    );
};
addEventListener('popstate', openAgain);
openAgain();

// The timeout is for slow phones that are never idle.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work);
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== 'no') whenIdle(cachePage);
