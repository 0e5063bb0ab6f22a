// What desk/node/look.ts reads from this computer, brought along in the bundle.
import newsreader from '#assets/fonts/newsreader.woff2';
import anek from '#assets/fonts/anek-latin.woff2';
import base from '#styles/base.css';
import layout from '#styles/layout.css';
import tokens from '#styles/tokens.css';
import type { Look } from './reception/env.ts';
// @ts-expect-error -- the bundler hands over its text
import script from './reception/look/desk.client.js';
import desk from './reception/look/desk.css';

export const look: Look = {
  style: [tokens, base, layout, desk].join('\n'),
  script,
  fonts: { 'anek-latin.woff2': anek, 'newsreader.woff2': newsreader },
};
