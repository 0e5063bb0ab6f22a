import { chromium } from '@playwright/test';
import { findWholeChromium, howToGetOne } from '../../lib/chromium.ts';
import type { Certificate } from '../sites/certificate.ts';
import { DEBUGGING_PORT } from './inspector.ts';

/** The whole browser, since the shell paints in other ways than a visitor's does. */
export function startBrowser({ fingerprint }: Certificate, forLighthouse: boolean) {
  const executablePath = findWholeChromium();
  if (!executablePath) {
    console.error(howToGetOne);
    process.exit(1);
  }
  return chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // The throttling slows the line, but only this makes the browser say so to the page: 150 ms, 1.5 Mbit/s.
      ...(forLighthouse ? [] : ['--force-effective-connection-type=4G']),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
}
