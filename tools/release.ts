// npm run release: builds the site and brings it in front of the desk, whole or not at all.
//   npm run release -- --back                        the release before, at once
//   npm run release -- --back 2026-11-22T023000123Z  another one that is kept
import { parseArgs } from 'node:util';
import { goBack, releaseSite, Unfit } from './lib/releases.ts';

const { values, positionals } = parseArgs({ options: { back: { type: 'boolean' } }, allowPositionals: true });
if (!values.back) process.exitCode = (await releaseSite()) ? 0 : 1;
else
  try {
    console.log(`Release ${goBack('releases', positionals[0])} is in front again.`);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
