// npm start: installs and builds what is needed, then serves the site in the foreground.
import { install } from './lib/install.mjs';
import { step } from './lib/progress.mjs';
import { Problem, explain } from './lib/project.mjs';
import { foreground } from './lib/run.mjs';
import { buildSite, compressSite, whyBuild } from './lib/site.mjs';

try {
  await install();
  await build();
  process.exitCode = await foreground(['desk/serve.ts']);
} catch (error) {
  explain(error);
}

async function build() {
  const why = whyBuild();
  if (why) {
    console.log(`Building the site: ${why}.`);
    const result = await step('build', buildSite);
    if (!result.ok) throw new Problem('The site could not be built; the reason is above.');
  }
  await step('compress', compressSite);
}
