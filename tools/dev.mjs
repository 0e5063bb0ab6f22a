// npm run dev: installs what is needed, then shows the site as it is being written. PORT and HOST are respected.
import { install } from './lib/install.mjs';
import { commandFile, explain } from './lib/project.mjs';
import { foreground } from './lib/run.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '4321';

try {
  await install();
  const astro = commandFile('astro');
  process.exitCode = await foreground([
    astro,
    'dev',
    '--host',
    host,
    '--port',
    port,
    ...process.argv.slice(2),
  ]);
} catch (error) {
  explain(error);
}
