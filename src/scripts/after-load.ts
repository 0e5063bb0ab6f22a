import './this-year.ts';
import { watchLongPage } from './long-page.ts';
import { keepWhatIsRead } from './offline/keep-what-is-read.ts';

if (document.querySelector('.long, .tools, .transcripts')) watchLongPage();

// The search is a step of the history: reload, Forward and the way back from a result find it open again.
const openAgain = () => {
  if ((history.state as { search?: string } | null)?.search !== undefined)
    import('./search/in-dialog.ts').then(
      (search) => search.openSearch(),
      () => undefined,
    );
};
addEventListener('popstate', openAgain);
openAgain();

// A slow phone that is never idle gets it all the same.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work);
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== 'no') whenIdle(keepWhatIsRead);
