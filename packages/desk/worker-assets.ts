// The files that node/reception-assets.ts reads from the disk, bundled into the Worker.
import newsreader from '@clinic/design/fonts/newsreader.woff2';
import anekDevanagari from '@clinic/design/fonts/anek-devanagari.woff2';
import anek from '@clinic/design/fonts/anek-latin.woff2';
import base from '@clinic/design/base.css';
import faces from '@clinic/design/faces.css';
import fields from '@clinic/design/fields.css';
import layout from '@clinic/design/layout.css';
import tokens from '@clinic/design/tokens.css';
import type { ReceptionAssets } from './reception/env.ts';
// @ts-expect-error -- the bundler imports it as text
import script from './reception/assets/desk.client.js';
import frame from './reception/assets/frame.css';
import requests from './reception/assets/requests.css';

export const assets: ReceptionAssets = {
  style: [tokens, faces, base, layout, fields, frame, requests].join('\n'),
  script,
  fonts: {
    'anek-devanagari.woff2': anekDevanagari,
    'anek-latin.woff2': anek,
    'newsreader.woff2': newsreader,
  },
};
