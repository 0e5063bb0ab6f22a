// Finds a Chromium for the end-to-end tests, or says in one sentence how to get one.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './project.mjs';
import { capture } from './run.mjs';

export const howToGetOne =
  'No Chromium was found: install Chromium, Google Chrome or Microsoft Edge, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one.';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
// The same browser without its windows: the tests take half the time in it.
const shell = 'chromium-headless-shell';

const macApps = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsApps = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'Chromium/Application/chrome.exe',
];

/** Places where a browser may be, the likeliest first. */
function* places(commands) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const command of commands) for (const folder of folders) yield path.join(folder, command);
  if (process.platform === 'darwin') {
    for (const app of macApps) yield* [`/Applications/${app}`, path.join(homedir(), 'Applications', app)];
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    for (const folder of roots.filter(Boolean)) for (const app of windowsApps) yield path.join(folder, app);
  }
}

/** A file that is there may still be Ubuntu's stub that only says where to get the real one. */
function works(file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true; // there, --version opens a window
  const answer = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /chrom|edge/i.test(answer.stdout);
}

async function playwrightsOwn() {
  const entry = inRoot('node_modules/playwright-core/index.mjs');
  if (!existsSync(entry)) return undefined;
  const { chromium } = await import(pathToFileURL(entry).href);
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return works(chosen) ? chosen : undefined;
  return firstOf([shell, ...whole]);
}

/** For what the shell cannot do: it keeps no page for the way back. */
export async function findWholeChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !/headless.shell/.test(chosen)) return works(chosen) ? chosen : undefined;
  return firstOf(whole);
}

async function firstOf(commands) {
  for (const place of places(commands)) if (works(place)) return place;
  return playwrightsOwn();
}

// Older systems have no package of the shell.
const installChromium = `
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq chromium && apt-get install -y -qq chromium-headless-shell`;

/** Finds one, or installs Debian's where that is allowed. Playwright's own can be found once the packages are there. */
export async function getChromium(say, packages) {
  const found = (await findChromium()) ?? (await onceInstalled(packages));
  if (found) return { ok: true, file: found, note: found };
  if (process.env.CHROMIUM_PATH) {
    return {
      ok: false,
      output: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no Chromium answers there.`,
    };
  }
  const prefix = mayInstall();
  if (!prefix) return { ok: false, output: howToGetOne };
  say("installing Debian's Chromium");
  const [command, ...args] = [...prefix, 'sh', '-c', installChromium];
  const installed = await capture(command, args);
  const file = await findChromium();
  if (file) return { ok: true, file, note: `${file}, just installed` };
  return { ok: false, output: `${installed.output}\n${howToGetOne}` };
}

/** Looks again with the packages. Where Playwright never put a browser, there is nothing to wait for. */
async function onceInstalled(packages) {
  const { PLAYWRIGHT_BROWSERS_PATH, XDG_CACHE_HOME } = process.env;
  const kept = path.join(XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ms-playwright');
  if (process.platform === 'linux' && !PLAYWRIGHT_BROWSERS_PATH && !existsSync(kept)) return undefined;
  await packages.catch(() => undefined); // whoever installs them tells why they did not come
  return findChromium();
}

/** The words to put before an apt-get that will not ask for a password, or undefined. */
function mayInstall() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return undefined;
  if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}
