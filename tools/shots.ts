// npx node tools/shots.ts: pictures of every page of dist/ in shots/, narrow and wide, by light and in the dark.
//   npx node tools/shots.ts knee about   only the addresses that hold one of the words
//   npx node tools/shots.ts --print      also what a printer makes of them, as PDF
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, howToGetOne } from './lib/chromium.ts';
import { serveSite } from './lib/desk.ts';
import { settle } from './lib/settle.ts';

const { values, positionals: words } = parseArgs({
  options: { print: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pages = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => file.replaceAll('\\', '/').replace(/\.html$/, ''))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort();
if (pages.length === 0) throw new Error('There is no such page in dist/. Is it built?');

const widths = [390, 1280];
const themes = ['light', 'dark'] as const;
const fileOf = (name: string, rest: string) => `${name.replaceAll('/', '--')}${rest}`;

const executablePath = findChromium();
if (!executablePath) throw new Error(howToGetOne);
rmSync('shots', { recursive: true, force: true });
mkdirSync('shots');
const desk = await serveSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function shoot(name: string) {
  for (const width of widths) {
    const isPhone = width < 768;
    const page = await browser.newPage({
      viewport: { width, height: isPhone ? 844 : 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    await page.goto(`${desk.address}/${name.replace(/(^|\/)index$/, '')}`);
    if (values.print && !isPhone) {
      await settle(page);
      const path = `shots/${fileOf(name, '.pdf')}`;
      await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const path = `shots/${fileOf(name, `-${width}-${colorScheme}.png`)}`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
    await page.close();
  }
}

const waiting = [...pages];
const photographer = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await shoot(name);
};
await Promise.all([photographer(), photographer(), photographer()]);
await browser.close();
await desk.stop();

console.log(`${pages.length} pages in shots/`);
