// npx node packages/desk/trials/run.ts         all of them, about a minute
// npx node packages/desk/trials/run.ts load    one of them: load, crash, disk, nginx, systemd
import { crash } from './crash.ts';
import { disk } from './disk.ts';
import { load } from './load.ts';
import { nginx } from './nginx.ts';
import { systemd } from './systemd.ts';

const TRIALS = { load, crash, disk, nginx, systemd };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in TRIALS));
if (unknown !== undefined) {
  console.error(`There is no trial "${unknown}", only: ${Object.keys(TRIALS).join(', ')}.`);
  process.exit(1);
}

const failed: string[] = [];
let passed = 0;
for (const [name, trial] of Object.entries(TRIALS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  for (const [ok, text] of await trial()) {
    console.log(`  ${ok === undefined ? '--   ' : ok ? 'ok   ' : 'FAILS'} ${text}`);
    if (ok) passed += 1;
    if (ok === false) failed.push(` FAIL  ${name}: ${text}`);
  }
}
console.log(['', ...failed, `  ${failed.length} failed`, `  ${passed} passed`].join('\n'));
process.exitCode = failed.length > 0 ? 1 : 0;
