// npm start: releases the site when its sources have changed, then serves it and keeps requests. With DIST, it builds
// dist/ and serves what was named.
import { endWithParent } from './lib/run.ts';
import { isReleased, releaseSite } from './lib/releases.ts';
import { buildSite, isBuilt } from './lib/site.ts';

endWithParent();
const { DIST } = process.env;
if (!(DIST ? isBuilt() : isReleased())) {
  console.log('Building the site: there is none yet, or its sources have changed.');
  // The release before goes on. Where there is none, the desk says so and ends.
  if (!DIST) await releaseSite();
  else if (!(await buildSite()).ok) process.exit(1);
}
await import('@clinic/desk/serve.ts');
