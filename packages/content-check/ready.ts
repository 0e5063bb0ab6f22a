// npm run ready: says what still stands between this site and real patients, and who can settle it. Exit code 1 when
// something does. `-- --all` names each place, `-- --json` is for programs.
import { clinicDay } from '#lib/dates.ts';
import { obstacles } from './ready/obstacles.ts';
import { readyJson, readyReport } from './ready/report.ts';

const words = process.argv.slice(2);
const found = obstacles(process.cwd(), process.env, clinicDay(Date.now()));

console.log(words.includes('--json') ? readyJson(found) : readyReport(found, words.includes('--all')));
process.exitCode = found.length > 0 ? 1 : 0;
