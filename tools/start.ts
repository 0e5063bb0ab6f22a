// npm start: builds the site when its sources have changed, then serves it and keeps requests.
import { isBuilt } from './lib/built-from.ts';
import { endWithParent } from './lib/parent.ts';
import { buildSite } from './lib/site.ts';

endWithParent();
if (!isBuilt()) {
  console.log('Building the site: there is none yet, or its sources have changed.');
  const { ok, output } = await buildSite({ show: true });
  if (!ok) {
    console.error(`${output}\nThe site could not be built; the reason is above.`);
    process.exit(1);
  }
}
await import('#desk/serve.ts');
