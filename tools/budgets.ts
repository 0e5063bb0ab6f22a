// npx node tools/budgets.ts: weighs the built site, and fails when something has become too heavy.
//   npx node tools/budgets.ts other-dist     another folder than dist/
import { existsSync, readdirSync } from 'node:fs';
import { brokenRules, measure, readPages, type Measure } from './budgets/measure.ts';

const dist = process.argv[2] ?? 'dist';

const number = new Intl.NumberFormat('en-IN');
const line = ({ what, value, limit, where }: Measure) =>
  `${value > limit ? '✗' : '✓'} ${what.padEnd(42)} ${number.format(value).padStart(7)} of ${number.format(limit).padEnd(7)} ${where}`;

if (!existsSync(dist)) {
  console.error(`There is no ${dist}/ to weigh: run npm run build first.`);
  process.exit(1);
}
const pages = readPages(
  dist,
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')),
);
const measures = measure(pages, dist);
const broken = brokenRules(pages, dist);

console.log(measures.map(line).join('\n'));
for (const words of broken) console.log(`✗ ${words}`);
if (broken.length > 0 || measures.some(({ value, limit }) => value > limit)) process.exitCode = 1;
