// Finds the browsers for the end-to-end tests. `npx node tests/e2e/support/browsers.ts` installs missing ones, with CI=true
// Firefox and WebKit too.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '#tools/lib/run.ts';

export const howToGetChromium =
  'No Chromium was found. Install Chromium, Google Chrome or Microsoft Edge, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.';
export const howToGetEngines =
  'On Debian and Ubuntu, `apt-get install firefox-esr webkit2gtk-driver xvfb` installs Firefox and WebKit.';

/** Chromium without windows: the tests take half the time in it. */
const headlessShell = 'chromium-headless-shell';
const chromiumCommands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const chromiumApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const filesInPath = (command: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));

const findCommand = (command: string) => filesInPath(command).find((file) => existsSync(file));

/** Ubuntu's chromium-browser may be a stub that only prints how to install the snap. */
function isChromium(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true; // there, --version opens a window
  const version = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return version.status === 0 && /chrom|edge/i.test(version.stdout);
}

/** Returns the browser of CHROMIUM_PATH, else an installed one, else the one that Playwright downloaded. */
export function findChromium(commands = [headlessShell, ...chromiumCommands]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && (commands.includes(headlessShell) || !/headless.shell/.test(chosen)))
    return isChromium(chosen) ? chosen : undefined;
  return [...commands.flatMap(filesInPath), ...chromiumApps, chromium.executablePath()].find(isChromium);
}

/** Returns a Chromium with windows: the headless shell has no back/forward cache. */
export const findFullChromium = () => findChromium(chromiumCommands);

export const findFirefox = () => findCommand('firefox-esr') ?? findCommand('firefox');

/** Returns WebKitGTK's MiniBrowser, which is not in PATH. It needs its driver and a virtual screen. */
export const findWebKit = () =>
  findCommand('WebKitWebDriver') && findCommand('Xvfb')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
    : undefined;

/** Phones in India have Devanagari fonts. Without one, a page downloads the site's, which moves its text. */
const hasDevanagari = () => spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).stdout?.trim() !== '';

/** Returns Debian's packages of the browsers and fonts that are missing. */
function missingPackages(allEngines: boolean): string[] {
  const found = findChromium();
  // For all tests, the faster headless shell is worth installing.
  const isEnough = found && (!allEngines || process.env.CHROMIUM_PATH || found.includes(headlessShell));
  return [
    ...(isEnough ? [] : ['chromium', headlessShell]),
    ...(hasDevanagari() ? [] : ['fontconfig', 'fonts-lohit-deva']),
    ...(allEngines && !findFirefox() ? ['firefox-esr'] : []),
    ...(allEngines && !findWebKit() ? ['webkit2gtk-driver', 'xvfb'] : []),
  ];
}

/** As root on Debian, installs Debian's packages; elsewhere Playwright's Chromium, if there is none. */
async function installBrowsers(allEngines: boolean) {
  const isRoot = process.getuid?.() === 0;
  const missing = missingPackages(allEngines);
  if (missing.length > 0 && isRoot && existsSync('/etc/debian_version')) {
    // One by one: older systems have no package of the headless shell.
    const install = `apt-get update -qq; for name in ${missing.join(' ')}; do apt-get install -y -qq --no-install-recommends $name; done`;
    await run('sh', ['-c', install], { env: { DEBIAN_FRONTEND: 'noninteractive' }, show: true });
  }
  if (!findChromium())
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { show: true });
  if (findChromium()) return;
  console.error(howToGetChromium);
  process.exitCode = 1;
}

if (import.meta.main) await installBrowsers(Boolean(process.env.CI));
