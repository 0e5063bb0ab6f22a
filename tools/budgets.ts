// npx node tools/budgets.ts: weighs the built site, and fails when something has become too heavy.
//   npx node tools/budgets.ts other-dist     another folder than dist/
import { brokenRules, measure, readPages, type Measure } from './budgets/measure.ts';

const dist = process.argv[2] ?? 'dist';

const number = new Intl.NumberFormat('en-IN');
const line = ({ what, value, limit, where }: Measure) =>
  `${value > limit ? '✗' : '✓'} ${what.padEnd(42)} ${number.format(value).padStart(7)} of ${number.format(limit).padEnd(7)} ${where}`;

const pages = readPages(dist);
if (pages.length === 0) throw new Error(`There is no page in ${dist}/ to weigh: run npm run build first.`);
const measures = measure(pages, dist);
const broken = brokenRules(pages, dist);

console.log(measures.map(line).join('\n'));
for (const words of broken) console.log(`✗ ${words}`);
if (broken.length > 0 || measures.some(({ value, limit }) => value > limit)) process.exitCode = 1;
