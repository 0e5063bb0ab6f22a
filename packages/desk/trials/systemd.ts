import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leftOut, type Finding } from './check.ts';
import { makeWorkplace } from './desk-process.ts';

/** Ten times the exposure level of systemd-analyze; without any of the hardening lines it would be 96. */
const MOST_EXPOSED = 15;

const UNITS = ['pain-clinic.service', 'pain-clinic-editor.service'];

/** Checks the sample units with systemd itself; nothing is started. */
export function systemd(): Finding[] {
  if (spawnSync('systemd-analyze', ['--version']).error) return [leftOut('systemd-analyze is not installed')];
  return UNITS.flatMap(findingsOn);
}

function findingsOn(name: string): Finding[] {
  const { folder, clear } = makeWorkplace();
  const unit = join(folder, name);
  // A link, because a unit would have to quote a folder with a space in its name.
  const clinic = join(folder, 'clinic');
  symlinkSync(fileURLToPath(new URL('../../..', import.meta.url)), clinic);
  const sample = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  writeFileSync(unit, sample.replaceAll(/\/srv\/clinic(-editor)?/g, clinic));
  const verified = analyze('verify', unit);
  const exposed = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, unit);
  clear();
  const isValid = verified.status === 0 && verified.output === '';
  return [
    [isValid, `systemd reads ${name}: ${verified.output || 'no complaint'}`],
    [exposed.status === 0, exposed.output.split('\n').at(-1) ?? ''],
  ];
}

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
}
