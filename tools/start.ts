// npm start: builds the site when its sources have changed, then serves it and keeps requests.
import { endWithParent } from './lib/parent.ts';
import { buildSite, isBuilt } from './lib/site.ts';

endWithParent();
if (!isBuilt()) {
  console.log('Building the site: there is none yet, or its sources have changed.');
  if (!(await buildSite()).ok) process.exit(1);
}
await import('@clinic/desk/serve.ts');
