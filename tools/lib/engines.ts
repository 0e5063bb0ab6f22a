// Finds Firefox and WebKit for the tests of the three engines, or installs Debian's.
import { existsSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';
import { run, type Outcome } from './run.ts';

export const howToGetEngines =
  'Not proved: on Debian and Ubuntu, `apt-get install firefox-esr webkit2gtk-driver xvfb` brings this engine.';

const inPath = (...commands: string[]) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => commands.map((command) => path.join(folder, command)))
    .find((file) => existsSync(file));

export const findFirefox = () => inPath('firefox-esr', 'firefox');

/** WebKitGTK's own small browser, which stands in no path. Its driver and a screen in memory belong to it. */
export const findWebKit = () =>
  inPath('WebKitWebDriver') && inPath('Xvfb')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
    : undefined;

/** Where they may be installed, they are; elsewhere the tests that need them are skipped, and counted. */
export async function getEngines(): Promise<Outcome> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (mayInstall && !(findFirefox() && findWebKit())) {
    const { output } = await run('sh', ['-c', installDebians]);
    if (!(findFirefox() && findWebKit())) console.log(output);
  }
  return { ok: true, output: '' };
}

const installDebians = `
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends firefox-esr
  apt-get install -y -qq --no-install-recommends webkit2gtk-driver xvfb`;
