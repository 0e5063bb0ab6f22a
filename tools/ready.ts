// npm run ready: says what still stands between this site and real patients. Exit code 1 when something does.
import { obstacles } from './ready/obstacles.ts';

const found = obstacles(process.cwd(), process.env);

for (const { says, where } of found) {
  console.log(`\n${says}`);
  for (const place of where) console.log(`   ${place}`);
}
console.log(
  found.length > 0
    ? `\n${found.length} thing${found.length === 1 ? '' : 's'} to settle before going live.`
    : 'Ready to go live.',
);
process.exitCode = found.length > 0 ? 1 : 0;
