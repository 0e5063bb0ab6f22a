// npm run release: builds the site and switches the desk to it.
//   npm run release -- --commit 1a2b…               names the commit of the content, HEAD by default
//   npm run release -- --back                        returns to the release before
//   npm run release -- --back 2026-11-22T023000123Z  returns to a stored release by its name
import { parseArgs } from 'node:util';
import { InvalidRelease, releaseSite, rollBack } from './lib/releases.ts';

const { values, positionals } = parseArgs({
  options: { back: { type: 'boolean' }, commit: { type: 'string' } },
  allowPositionals: true,
});
if (!values.back) process.exitCode = (await releaseSite(values.commit)) ? 0 : 1;
else
  try {
    console.log(`Release ${rollBack('releases', positionals[0])} is active again.`);
  } catch (error) {
    if (!(error instanceof InvalidRelease)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
