// npm run tool bench: this site beside a bare page of the same content, on a slow phone. It builds when needed.
//   npm run tool bench -- --runs 9 --only home,/services/tens-therapy
//   npm run tool bench -- --json bench.json         also everything that was measured, load by load
//   npm run tool bench -- before=../other/dist      other built sites in the same run
//   npm run tool bench -- --lighthouse              Lighthouse's scores instead, on a phone and on a desk
//   npm run tool bench -- --lighthouse --every      of every page
// Times depend on the machine and on what else it does: compare the ratios of one run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from './bench/visits/browser.ts';
import { makeCertificate } from './bench/sites/certificate.ts';
import { writeFloor } from './bench/sites/floor.ts';
import { walk } from './bench/lighthouse/walk.ts';
import { allPages, pagesOf } from './bench/sites/pages.ts';
import { readSettings } from './bench/settings.ts';
import { serve, type Served } from './bench/sites/serve.ts';
import { table, vitals } from './bench/table.ts';
import { inspect } from './bench/visits/inspector.ts';
import { measureVisit } from './bench/visits/visit.ts';

const settings = await readSettings();
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
const certificate = makeCertificate(folder);
const browser = await startBrowser(certificate, settings.lighthouse);
const inspector = await inspect();
const sites: Served[] = [];

try {
  const measured = settings.lighthouse ? await score() : await compare();
  if (settings.json) writeFileSync(settings.json, JSON.stringify(measured, null, 1));
} finally {
  inspector.close();
  await browser.close();
  for (const site of sites) site.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function score() {
  const { dist, only, every, runs } = settings;
  const site = await serve('site', dist, certificate);
  sites.push(site);
  return walk(site, every ? allPages(dist) : pagesOf(dist, only).map(({ address }) => address), runs);
}

async function compare() {
  const floor = path.join(folder, 'floor');
  await writeFloor(browser, settings.dist, floor);
  for (const [name, dist] of [['floor', floor], ['site', settings.dist], ...settings.others] as const)
    sites.push(await serve(name, dist, certificate));

  console.log(settings.conditions(browser.version()));
  const measured = [];
  for (const { kind, address } of pagesOf(settings.dist, settings.only)) {
    const visits = await interleave(address);
    console.log(`\n${table(`${kind} ${address}`.trim(), visits, vitals)}`);
    measured.push({ kind, address, visits: Object.fromEntries(visits) });
  }
  return measured;
}

/** One load of each site after the other, so that a busy minute of the machine falls on all of them. */
async function interleave(address: string) {
  const visits = new Map(sites.map(({ name }) => [name, [] as object[]]));
  for (let run = 1; run <= settings.runs; run++)
    for (const site of sites) {
      if (process.stderr.isTTY) process.stderr.write(`\r${address} ${run} of ${settings.runs} ${site.name} `);
      visits.get(site.name)?.push(await measureVisit(inspector, site, address));
    }
  return visits;
}
