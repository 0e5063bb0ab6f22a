import { readdirSync, readFileSync } from 'node:fs';
import type { ReceptionAssets } from '../reception/env.ts';

const reception = new URL('../reception/assets/', import.meta.url);
const styles = new URL('.', import.meta.resolve('#styles/tokens.css'));
const fonts = new URL('.', import.meta.resolve('#fonts/newsreader.woff2'));
const text = (file: URL) => readFileSync(file, 'utf8');

/** The style sheets of the site, with what the desk adds to them. The Worker brings the same files along. */
export const readReceptionAssets = (): ReceptionAssets => ({
  style: [
    ...['tokens', 'faces', 'base', 'layout', 'parts/fields'].map((name) =>
      text(new URL(`${name}.css`, styles)),
    ),
    ...['frame', 'fields', 'list', 'request', 'record', 'paper'].map((name) =>
      text(new URL(`${name}.css`, reception)),
    ),
  ].join('\n'),
  script: text(new URL('desk.client.js', reception)),
  fonts: Object.fromEntries(
    readdirSync(fonts)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => [name, new Uint8Array(readFileSync(new URL(name, fonts)))]),
  ),
});
