// Finds a Chromium for the end-to-end tests, or gets one, or says in one sentence how to.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { filesInPath, run, type Outcome } from './run.ts';

export const howToGetOne =
  'No Chromium was found: install Chromium, Google Chrome or Microsoft Edge, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that answers.';

// The same browser without its windows: the tests take half the time in it.
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where browsers are that are not in the path. */
const apps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** A file that is there may still be Ubuntu's stub that only says where to get the real one. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true; // there, --version opens a window
  const answer = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /chrom|edge/i.test(answer.stdout);
}

/** The one that was chosen; or an installed one, the likeliest first; or Playwright's own. */
export function findChromium(commands = [shell, ...whole]): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && (commands.includes(shell) || !/headless.shell/.test(chosen)))
    return works(chosen) ? chosen : undefined;
  return [...commands.flatMap(filesInPath), ...apps, chromium.executablePath()].find(works);
}

/** For what the shell cannot do: it keeps no page for the way back. */
export const findWholeChromium = () => findChromium(whole);

/** Finds one; or installs Debian's, where this is allowed; or lets Playwright download its own. */
export async function getChromium(): Promise<Outcome> {
  if (!process.env.CHROMIUM_PATH) await installChromium();
  if (findChromium()) return { ok: true, output: '' };
  console.error(howToGetOne);
  return { ok: false, output: howToGetOne };
}

/** Phones in India have letters for Hindi and Marathi. Without them a page downloads ours, which moves its text. */
const hasDevanagari = () => spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' }).stdout?.trim() !== '';

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  // All tests together are worth getting the faster one.
  const isEnough = (process.env.CI ? findChromium()?.includes(shell) : findChromium()) && hasDevanagari();
  if (!isEnough && isRoot && existsSync('/etc/debian_version'))
    await run('sh', ['-c', installDebians], { show: true });
  if (!findChromium())
    await run('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { show: true });
}

// Older systems have no package of the shell.
const installDebians = `
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq chromium fonts-lohit-deva fontconfig && apt-get install -y -qq chromium-headless-shell`;
