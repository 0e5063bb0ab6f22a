import { watchLongPage } from './long-page.ts';
import { keepWhatIsRead } from './offline/keep-what-is-read.ts';

if (document.querySelector('.long, .tools')) watchLongPage();

const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE !== 'no') whenIdle(keepWhatIsRead);
