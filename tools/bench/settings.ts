// What was asked for on the command line, and the site that it is about.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBuilt } from '../lib/built-from.ts';
import { buildSite } from '../lib/site.ts';
import { isAddress, kinds } from './sites/pages.ts';

const help = `npm run tool bench -- [--runs 5] [--only ${Object.keys(kinds).join(',')},/address] [--dist folder] [--json file] [--lighthouse [--every]] [name=folder …]`;

function stop(sentence: string): never {
  console.error(`${sentence}\n${help}`.trim());
  process.exit(1);
}

function readWords() {
  try {
    return parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        dist: { type: 'string' },
        json: { type: 'string' },
        lighthouse: { type: 'boolean', default: false },
        every: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function siteIn(words: string) {
  const [name = '', folder = ''] = words.split('=');
  if (!existsSync(`${folder}/index.html`)) stop(`${words} names no folder with a built site.`);
  return [name, folder] as const;
}

async function build(): Promise<string> {
  const { ok, output } = isBuilt() ? { ok: true, output: '' } : await buildSite();
  return ok ? 'dist' : stop(output);
}

export async function readSettings() {
  const { values, positionals } = readWords();
  if (values.help) stop('');
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) stop(`${values.runs} is no number of runs.`);

  const only = values.only?.split(',') ?? Object.keys(kinds);
  const unknown = only.find((words) => !isAddress(words) && !Object.hasOwn(kinds, words));
  if (unknown !== undefined) stop(`There is no kind of page called ${unknown}.`);

  const dist = values.dist ?? (await build());
  const { json, lighthouse, every } = values;
  const conditions = (version: string) =>
    `A phone on slow 4G (150 ms, 1.6 Mbit/s) with a slow processor (÷ 4), Chromium ${version}. Medians of ${runs}.`;
  return { runs, only, others: positionals.map(siteIn), dist, json, lighthouse, every, conditions };
}
