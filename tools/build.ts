// npm run build: writes the site to dist/.
import { buildSite } from './lib/site.ts';

const noHost = `
!! PUBLIC_API_HOST is not set. The forms will send requests to the site's own address.
!! That works with "npm start", or with the desk behind your web server (see the README).
!! ON A PLAIN STATIC HOST EVERY APPOINTMENT REQUEST WOULD BE LOST. "npm run ready" lists what is missing.
`;

const { ok, output } = await buildSite({ show: true });
if (!ok) {
  console.error(`${output}\nThe site could not be built; the reason is above.`);
  process.exitCode = 1;
} else if (!process.env.PUBLIC_API_HOST) console.warn(noHost);
