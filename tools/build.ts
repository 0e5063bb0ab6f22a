// npm run build: writes the site to dist/.
import { buildSite } from './lib/site.ts';
import { root } from './lib/run.ts';
import { writeVercelOutput } from './lib/vercel.ts';

const noApiHost = `
PUBLIC_API_HOST is not set: the forms send requests to the site's own address. That works with "npm start",
or with the desk behind your web server (packages/desk/hosting.md).
ON A PLAIN STATIC HOST EVERY APPOINTMENT REQUEST WOULD BE LOST. "npm run ready" lists what is missing.
`;

const { CF_PAGES, NETLIFY, PUBLIC_API_HOST, VERCEL } = process.env;
const isMissing = !PUBLIC_API_HOST?.trim();
// These hosts set these variables, and run no desk.
if (isMissing && (CF_PAGES || NETLIFY || VERCEL)) {
  console.error(`The build stopped: PUBLIC_API_HOST is not set, so this host would lose every appointment request.
Set it to the address of the desk in the settings of this host, then deploy again (docs/scaling.md).`);
  process.exit(1);
}
if (!(await buildSite()).ok) process.exit(1);
if (isMissing) console.warn(noApiHost);
if (VERCEL) writeVercelOutput(root);
