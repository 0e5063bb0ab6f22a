import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeWorkplace } from '../desk-process.ts';
import { packageFile } from '../folder.ts';

/** Ten times the exposure level of systemd-analyze; without any of the hardening lines it would be 96. */
const MOST_EXPOSED = 15;

const isMissing = Boolean(spawnSync('systemd-analyze', ['--version']).error);
if (isMissing) console.warn('Left out: systemd-analyze is not installed.');

// Nothing is started.
describe.skipIf(isMissing).each(['pain-clinic.service', 'pain-clinic-editor.service'])('%s', (name) => {
  test('is accepted by systemd without a complaint', () => {
    expect(analyze('verify', placed(name))).toEqual({ status: 0, output: '' });
  });

  test(`has an exposure level of at most ${MOST_EXPOSED / 10}`, () => {
    const { status, output } = analyze(
      'security',
      '--offline=true',
      `--threshold=${MOST_EXPOSED}`,
      placed(name),
    );
    expect(status, output).toBe(0);
  });
});

/** The sample, with the paths of this computer. */
function placed(name: string): string {
  const { folder, clear } = makeWorkplace();
  onTestFinished(clear);
  const unit = join(folder, name);
  // A link, because a unit would have to quote a folder with a space in its name.
  const clinic = join(folder, 'clinic');
  symlinkSync(packageFile('../..'), clinic);
  writeFileSync(unit, readFileSync(packageFile(name), 'utf8').replaceAll(/\/srv\/clinic(-editor)?/g, clinic));
  return unit;
}

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: (stdout + stderr).trim() };
}
