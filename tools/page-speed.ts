// npx node tools/page-speed.ts: loads pages of dist/ as a cheap phone does, in turn with a bare page of the same words
// and pictures, and prints the medians. Addresses may follow: npx node tools/page-speed.ts /services/tens-therapy
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findWholeChromium, howToGetOne } from './lib/chromium.ts';
import { compressSite } from './lib/compress.ts';
import { serveSite } from './lib/desk.ts';

const RUNS = 5;
const named = process.argv.slice(2);
const addresses = named.length > 0 ? named : ['/', '/pain-conditions/sciatica', '/for-patients/blogs'];

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_PROCESSOR = { rate: 4 };
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const bareHead = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>
body{max-width:60rem;margin:auto;padding:0 1rem;font:1.0625rem/1.55 system-ui;color:#12293f}
img{max-width:100%;height:auto}[aria-roledescription=carousel]{display:flex;overflow:auto}
[aria-roledescription=slide]{flex:none;width:100%}label,input,select,textarea{display:block}</style>`;

/** Runs in the browser: the body of a page without scripts, styles and drawings, and with one size of each picture. */
function bareBody(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const one of body.querySelectorAll('script, style, template, noscript, svg, link')) one.remove();
  for (const image of body.querySelectorAll('picture > img')) {
    const avif = image.parentElement?.querySelector<HTMLSourceElement>('[type="image/avif"]');
    if (avif) image.setAttribute('srcset', avif.srcset);
    image.parentElement?.replaceWith(image);
  }
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^(class|data-|aria-(?!roledescription))/.test(name)) element.removeAttribute(name);
  return body.innerHTML;
}

/** A copy of the site whose pages to be measured are bare. */
async function writeBare(browser: Browser, folder: string) {
  cpSync('dist', folder, { recursive: true });
  const page = await browser.newPage();
  for (const address of addresses) {
    const file = path.join(folder, address === '/' ? 'index.html' : `${address}.html`);
    const body = await page.evaluate(bareBody, readFileSync(file, 'utf8'));
    writeFileSync(file, bareHead + body);
  }
  await page.close();
}

/** Runs in the page before its own scripts. */
function watch() {
  const felt = { 'first words': 0, 'largest part': 0, shifts: 0 };
  Object.assign(window, { felt });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'paint') felt['first words'] = entry.startTime;
      else if (entry.entryType === 'largest-contentful-paint') felt['largest part'] = entry.startTime;
      else felt.shifts += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
}

async function visit(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await browser.newPage(PHONE);
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Network.enable');
  await inspector.send('Network.emulateNetworkConditions', SLOW_4G);
  await inspector.send('Emulation.setCPUThrottlingRate', SLOWER_PROCESSOR);
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForTimeout(3000);
  const felt = await page.evaluate(() => (window as unknown as { felt: Record<string, number> }).felt);
  const tap = await tapToDialog(page);
  await page.close();
  return { ...felt, ...(tap !== undefined && { 'tap to dialog': tap }) };
}

async function tapToDialog(page: Page): Promise<number | undefined> {
  const [button] = await page
    .locator('main button')
    .getByText(/^\s*Book /)
    .all();
  if (!button) return undefined;
  const time = page.evaluate(async () => {
    const tapped = await new Promise<number>((resolve) =>
      addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
    return performance.now() - tapped;
  });
  await button.tap();
  return time;
}

function medians(loads: Record<string, number>[]) {
  const of = (what: string) => loads.map((load) => load[what] ?? NaN).toSorted((a, b) => a - b);
  const middle = (numbers: number[]) => Number(numbers[Math.floor(numbers.length / 2)]?.toFixed(3));
  return Object.fromEntries(Object.keys(loads[0] ?? {}).map((what) => [what, middle(of(what))]));
}

const executablePath = findWholeChromium();
if (!executablePath) throw new Error(howToGetOne);
const browser = await chromium.launch({ executablePath, args: ['--headless=new', '--no-sandbox'] });
const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
await writeBare(browser, folder);
await compressSite(folder);
await compressSite('dist');
const sites = { bare: await serveSite(folder), site: await serveSite('dist') };

for (const address of addresses) {
  const loads: Record<string, Record<string, number>[]> = { bare: [], site: [] };
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, { address: origin }] of Object.entries(sites))
      loads[name]?.push(await visit(browser, origin + address));
  console.log(address);
  console.table(Object.fromEntries(Object.entries(loads).map(([name, all]) => [name, medians(all)])));
}
await browser.close();
for (const site of Object.values(sites)) await site.stop();
rmSync(folder, { recursive: true });
