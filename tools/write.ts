// npm run write: the editor, beside a live preview of the site. A doctor signs pages with: npm run write -- --by=founder
import { parseArgs } from 'node:util';
import { startEditor } from '@clinic/editor/write.ts';
import { exitWithParent } from './lib/run.ts';

exitWithParent();
const { by } = parseArgs({ options: { by: { type: 'string' } } }).values;
const port = Number(process.env.PORT) || 4321;
const preview = `http://127.0.0.1:${port}`;
try {
  const editor = await startEditor({
    root: process.cwd(),
    port: Number(process.env.EDITOR_PORT) || port + 1,
    preview,
    signsAs: by,
  });
  console.log(`Write at ${editor}`);
  // Loading Astro takes seconds, which the editor does not need.
  const { dev } = await import('astro');
  // Astro's toolbar is for developers.
  await dev({ root: process.cwd(), devToolbar: { enabled: false }, server: { port, open: editor } });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
