// What desk/node/look.ts reads from this computer, brought along in the bundle.
import newsreader from '#assets/fonts/newsreader.woff2';
import anek from '#assets/fonts/anek-latin.woff2';
import base from '#styles/base.css';
import faces from '#styles/faces.css';
import sharedFields from '#styles/parts/fields.css';
import layout from '#styles/layout.css';
import tokens from '#styles/tokens.css';
import type { Look } from './reception/env.ts';
// @ts-expect-error -- the bundler hands over its text
import script from './reception/look/desk.client.js';
import fields from './reception/look/fields.css';
import frame from './reception/look/frame.css';
import list from './reception/look/list.css';
import paper from './reception/look/paper.css';
import record from './reception/look/record.css';
import request from './reception/look/request.css';

export const look: Look = {
  style: [
    ...[tokens, faces, base, layout, sharedFields],
    ...[frame, fields, list, request, record, paper],
  ].join('\n'),
  script,
  fonts: { 'anek-latin.woff2': anek, 'newsreader.woff2': newsreader },
};
