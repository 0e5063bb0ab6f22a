// npm run build: writes the site to dist/.
import { install } from './lib/install.mjs';
import { step } from './lib/progress.mjs';
import { Problem, explain } from './lib/project.mjs';
import { buildSite } from './lib/site.mjs';

const noHost = `
!! PUBLIC_API_HOST is not set. The forms will send requests to the site's own address.
!! That works with "npm start", or with the desk behind your web server (see the README).
!! ON A PLAIN STATIC HOST EVERY APPOINTMENT REQUEST WOULD BE LOST. "npm run ready" lists what is missing.
`;

try {
  await install();
  const result = await step('build', buildSite);
  if (!result.ok) throw new Problem('The site could not be built; the reason is above.');
  if (!process.env.PUBLIC_API_HOST) console.warn(noHost);
} catch (error) {
  explain(error);
}
