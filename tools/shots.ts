// npm run tool shots: a picture of every page in shots/, narrow and wide, by light and in the dark, and contact sheets.
//   npm run tool shots -- knee about    only the addresses that hold one of the words
//   npm run tool shots -- --print       also what a printer makes of them, as PDF
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, howToGetOne } from './lib/chromium.ts';
import { serveSite } from './lib/desk.ts';
import { addressesIn } from './shots/addresses.ts';
import { print, shoot } from './shots/camera.ts';
import { widths, type Visit } from './shots/places.ts';
import { writeIndex, writeSheets } from './shots/sheets.ts';

const AT_ONCE = 3;

const { values, positionals: words } = parseArgs({
  options: { print: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const problem = (sentence: string) => {
  console.error(sentence);
  process.exit(1);
};

if (!existsSync('dist/index.html')) problem('There is no dist/ to look at: run npm run build first.');
const addresses = addressesIn('dist').filter(
  (address) => words.length === 0 || words.some((word) => address.includes(word)),
);
if (addresses.length === 0) problem(`No address holds ${words.join(' or ')}.`);
const executablePath = findChromium() ?? problem(howToGetOne);

rmSync('shots', { recursive: true, force: true });
mkdirSync('shots');
const desk = await serveSite();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});

try {
  const visits: Visit[] = addresses.flatMap((address) => widths.map((width) => ({ address, width })));
  await inParallel('pictures', visits, (visit) => shoot(browser, desk.address, visit));
  if (values.print) await inParallel('prints', addresses, (address) => print(browser, desk.address, address));
  writeIndex(addresses, values.print);
  console.log(`shots/index.html and ${await writeSheets(addresses)} sheets`);
} finally {
  await browser.close();
  await desk.stop();
}

async function inParallel<T>(name: string, all: T[], work: (one: T) => Promise<void>) {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await work(next);
      if (process.stdout.isTTY) process.stdout.write(`\r${name}: ${waiting.length} to come `);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`${process.stdout.isTTY ? '\r' : ''}${name}: ${all.length}        `.trimEnd());
}
