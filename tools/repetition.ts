// npm run tool repetition: the phrases that too many pages use. Advice only: it never fails.
// With a few words (npm run tool repetition -- far away) only the phrases in which they stand.
import { overusedIn, overusedTable } from './repetition/overused.ts';

const wanted = process.argv.slice(2).join(' ').toLowerCase();

console.log(overusedTable(overusedIn(process.cwd()).filter(({ phrase }) => phrase.includes(wanted))));
