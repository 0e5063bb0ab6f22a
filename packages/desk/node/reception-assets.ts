import { readdirSync, readFileSync } from 'node:fs';
import type { ReceptionAssets } from '../reception/env.ts';

const reception = new URL('../reception/assets/', import.meta.url);
const design = new URL('.', import.meta.resolve('@clinic/design/tokens.css'));
const fonts = new URL('fonts/', design);
const text = (file: URL) => readFileSync(file, 'utf8');

/** The style sheets of the site and those of the reception. The Worker bundles the same files. */
export const readReceptionAssets = (): ReceptionAssets => ({
  style: [
    ...['tokens', 'faces', 'base', 'layout', 'fields'].map((name) => text(new URL(`${name}.css`, design))),
    ...['frame', 'requests'].map((name) => text(new URL(`${name}.css`, reception))),
  ].join('\n'),
  script: text(new URL('desk.client.js', reception)),
  fonts: Object.fromEntries(
    readdirSync(fonts)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => [name, new Uint8Array(readFileSync(new URL(name, fonts)))]),
  ),
});
