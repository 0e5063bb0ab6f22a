import { describe, expect, test } from 'vitest';
import { explainFailure, whyStale } from '#tools/lib/install.mjs';

const wanted = {
  '': { name: 'site' },
  'node_modules/astro': { version: '7.3.5' },
  'node_modules/astro/node_modules/sharp': { version: '0.35.5' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
};
const installed = {
  'node_modules/astro': { version: '7.3.5' },
  'node_modules/astro/node_modules/sharp': { version: '0.35.5' },
};

describe('node_modules is stale', () => {
  test('not when everything fits, and packages for other machines may be missing', () => {
    expect(whyStale(wanted, installed)).toBeUndefined();
  });
  test('when a package is missing', () => {
    const { 'node_modules/astro': astro, ...rest } = installed;
    expect(astro).toBeDefined();
    expect(whyStale(wanted, rest)).toBe('astro is missing');
  });
  test('when a version differs, also deep inside', () => {
    const old = { ...installed, 'node_modules/astro/node_modules/sharp': { version: '0.34.0' } };
    expect(whyStale(wanted, old)).toBe('sharp 0.35.5 takes the place of 0.34.0');
  });
});

describe('a failed install is explained in one sentence', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error network request to https://…', /check the internet connection/],
    ['npm ERR! code ECONNREFUSED', /check the internet connection/],
    ['npm error code EUSAGE\nnpm error network', /do not fit each other/],
    ['npm error code ENOSPC', /disk is full/],
    ['spawn npm ENOENT', /npm was not found/],
    ['npm error code EWEIRD', /its own words are above/],
  ])('%s', (output, sentence) => {
    expect(explainFailure(output)).toMatch(sentence);
  });
});
