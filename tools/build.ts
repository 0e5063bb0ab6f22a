// npm run build: writes the site to dist/.
import { buildSite } from './lib/site.ts';

const noApiHost = `
PUBLIC_API_HOST is not set: the forms send requests to the site's own address. That works with "npm start",
or with the desk behind your web server (packages/desk/hosting.md).
ON A PLAIN STATIC HOST EVERY APPOINTMENT REQUEST WOULD BE LOST. "npm run ready" lists what is missing.
`;

if (!(await buildSite()).ok) process.exitCode = 1;
else if (!process.env.PUBLIC_API_HOST) console.warn(noApiHost);
