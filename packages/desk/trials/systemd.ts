import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finding, leftOut, type Finding } from './check.ts';
import { makeWorkplace } from './desk-process.ts';

/** Ten times what systemd calls the exposure of a service; without any of the lines it would be 96. */
const MOST_EXPOSED = 15;

const UNITS = ['pain-clinic.service', 'pain-clinic-editor.service'];

/** The samples for systemd, as systemd itself reads them. Nothing is started. */
export async function systemd(): Promise<Finding[]> {
  if (spawnSync('systemd-analyze', ['--version']).error) return [leftOut('systemd-analyze is not installed')];
  return UNITS.flatMap(findingsOn);
}

function findingsOn(name: string): Finding[] {
  const place = makeWorkplace();
  const unit = join(place.folder, name);
  const sample = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  // By way of a link: the project may lie in a folder with a space in its name, which a unit would have to quote.
  const clinic = join(place.folder, 'clinic');
  symlinkSync(fileURLToPath(new URL('../../..', import.meta.url)), clinic);
  writeFileSync(unit, sample.replaceAll(/\/srv\/clinic(-editor)?/g, clinic));
  const verified = analyze('verify', unit);
  const exposed = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, unit);
  place.clear();
  return [
    finding(
      verified.status === 0 && verified.words === '',
      `systemd reads ${name}: ${verified.words || 'no complaint'}`,
    ),
    finding(exposed.status === 0, exposed.words.split('\n').at(-1) ?? ''),
  ];
}

function analyze(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
  return { status, words: (stdout + stderr).trim() };
}
