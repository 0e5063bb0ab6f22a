// An exercise with a drawing has one step for each picture.
import { describe, expect, test } from 'vitest';
import { drawingVersion } from '#schemas/drawings.ts';
import { mistakesIn } from '../site.ts';

const file = 'src/content/exercises/bridge.yaml';
const bridge = `name: Bridge
region: back
drawing: bridge
steps:
  - Lie down.
  - Lift the hips.
often: Ten times.
feel: The buttocks work.
stop: It hurts.
`;
const svg = '<svg/>';
const steps = ['A person lies.', 'The hips are up.'];
const version = drawingVersion(svg, steps);
const drawn = {
  'src/assets/exercises/bridge.svg': svg,
  'src/assets/exercises/bridge.json': JSON.stringify({ version, steps }),
};
const site = { ...drawn, [file]: bridge };

test('an exercise with its drawing is right, and so is one of words alone', () => {
  expect(mistakesIn(site)).toEqual([]);
  expect(mistakesIn({ [file]: bridge.replace('drawing: bridge\n', '') })).toEqual([]);
});

describe('what is wrong is said in its line', () => {
  test.each([
    [
      'a drawing that is not there',
      { [file]: bridge.replace('drawing: bridge', 'drawing: brigde') },
      'bridge.yaml:3 There is no drawing called "brigde". → Did you mean bridge?',
    ],
    [
      'a step without a picture',
      { [file]: bridge.replace('  - Lift', '  - Wait.\n  - Lift') },
      'bridge.yaml:3 The drawing has 2 pictures, but there are 3 steps. → Write one step for each picture.',
    ],
    [
      'a drawing that was changed by hand',
      { 'src/assets/exercises/bridge.svg': '<svg></svg>' },
      'bridge.yaml:3 The drawing is not that of bridge.json. → Ask a developer to run "npm run exercises -w packages/studio".',
    ],
    [
      'a promise',
      { [file]: bridge.replace('It hurts.', 'This will cure your back.') },
      expect.stringContaining('bridge.yaml:9'),
    ],
  ])('%s', (_name, change, says) => {
    expect(mistakesIn({ ...site, ...change })).toEqual([says]);
  });
});
