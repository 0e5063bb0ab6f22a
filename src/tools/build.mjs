// npm run build: writes the site to dist/.
import { install } from './lib/install.mjs';
import { step } from './lib/progress.mjs';
import { Problem, explain } from './lib/project.mjs';
import { buildSite } from './lib/site.mjs';

try {
  await install();
  const result = await step('build', buildSite);
  if (!result.ok) throw new Problem('The site could not be built; the reason is above.');
} catch (error) {
  explain(error);
}
