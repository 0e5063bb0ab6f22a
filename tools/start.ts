// npm start: releases the site when its sources have changed, then serves it with the desk. With DIST, it builds dist/
// and serves that folder instead.
import { isReleased, releaseSite } from './lib/releases.ts';
import { exitWithParent } from './lib/run.ts';
import { buildSite, isBuilt } from './lib/site.ts';

exitWithParent();
const { DIST } = process.env;
if (!(DIST ? isBuilt() : isReleased())) {
  console.log('Building the site: there is no build yet, or its sources have changed.');
  // If the build fails, the desk serves the release before, or exits with an error when there is none.
  if (!DIST) await releaseSite();
  else if (!(await buildSite()).ok) process.exit(1);
}
await import('@clinic/desk/serve.ts');
