// Finds Firefox and WebKit for the tests of the three engines, or installs Debian's.
import { existsSync, globSync } from 'node:fs';
import { filesInPath, run } from './run.ts';

export const howToGetEngines =
  'On Debian and Ubuntu, `apt-get install firefox-esr webkit2gtk-driver xvfb` brings Firefox and WebKit.';

const inPath = (command: string) => filesInPath(command).find((file) => existsSync(file));

export const findFirefox = () => inPath('firefox-esr') ?? inPath('firefox');

/** WebKitGTK's own small browser, which stands in no path. Its driver and a screen in memory belong to it. */
export const findWebKit = () =>
  inPath('WebKitWebDriver') && inPath('Xvfb')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
    : undefined;

/** Where they may be installed, they are. */
export async function getEngines() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (mayInstall && !(findFirefox() && findWebKit())) await run('sh', ['-c', installDebians], { show: true });
}

const installDebians = `
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends firefox-esr
  apt-get install -y -qq --no-install-recommends webkit2gtk-driver xvfb`;
