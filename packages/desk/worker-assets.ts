// What desk/node/reception-assets.ts reads from this computer, brought along in the bundle.
import newsreader from '#fonts/newsreader.woff2';
import anekDevanagari from '#fonts/anek-devanagari.woff2';
import anek from '#fonts/anek-latin.woff2';
import base from '#styles/base.css';
import faces from '#styles/faces.css';
import sharedFields from '#styles/parts/fields.css';
import layout from '#styles/layout.css';
import tokens from '#styles/tokens.css';
import type { ReceptionAssets } from './reception/env.ts';
// @ts-expect-error -- the bundler hands over its text
import script from './reception/assets/desk.client.js';
import fields from './reception/assets/fields.css';
import frame from './reception/assets/frame.css';
import list from './reception/assets/list.css';
import paper from './reception/assets/paper.css';
import record from './reception/assets/record.css';
import request from './reception/assets/request.css';

export const assets: ReceptionAssets = {
  style: [
    ...[tokens, faces, base, layout, sharedFields],
    ...[frame, fields, list, request, record, paper],
  ].join('\n'),
  script,
  fonts: {
    'anek-devanagari.woff2': anekDevanagari,
    'anek-latin.woff2': anek,
    'newsreader.woff2': newsreader,
  },
};
