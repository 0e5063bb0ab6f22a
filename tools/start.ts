// npm start: releases the site when its sources have changed, then serves it and keeps requests.
import { endWithParent } from './lib/parent.ts';
import { isReleased, releaseSite } from './lib/releases.ts';

endWithParent();
if (!isReleased()) {
  console.log('Building the site: there is none yet, or its sources have changed.');
  // The release before goes on. Where there is none, the desk says so and ends.
  await releaseSite();
}
await import('@clinic/desk/serve.ts');
