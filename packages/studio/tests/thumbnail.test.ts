import { expect, test } from 'vitest';
import { part } from '#studio/models/part.ts';
import { scene, type Scene } from '#studio/scenes/scene.ts';
import { sphere } from '#studio/shapes/index.ts';
import { thumbnailOf } from '#studio/render/thumbnail.ts';

const view = { target: [0, 0, 0], azimuth: 0, elevation: 0, distance: 40, fieldOfView: 10 } as const;
const ball = (change: Partial<Scene> = {}) =>
  scene({
    alt: 'A ball.',
    view,
    parts: [part('ball', 'bone', sphere([0, 0, 0], 2))],
    pain: [],
    labels: [],
    ...change,
  });
const drawn = thumbnailOf(ball());

test('what cannot be seen leaves a plate up to date', () => {
  const renamed = [part('knob', 'bone', sphere([0, 0, 0], 2))];
  const hidden = [...renamed, part('core', 'nerve', sphere([0, 0, 0], 0.5))];
  expect(thumbnailOf(ball({ parts: renamed }))).toBe(drawn);
  expect(thumbnailOf(ball({ parts: hidden }))).toBe(drawn);
  expect(thumbnailOf(ball({ alt: 'A knob.', labels: [{ words: 'Knob', at: [0, 0, 2] }] }))).toBe(drawn);
});

test.each<[string, Partial<Scene>]>([
  ['a shape', { parts: [part('ball', 'bone', sphere([0, 0, 0], 2.01))] }],
  ['a material', { parts: [part('ball', 'softBone', sphere([0, 0, 0], 2))] }],
  ['how clear it is', { parts: [part('ball', 'bone', sphere([0, 0, 0], 2), { opacity: 0.95 })] }],
  ['the view', { view: { ...view, azimuth: 1 } }],
  ['the light', { key: [-0.5, 0.72, 0.6] }],
  ['the pain', { pain: [{ at: [0, 0, 2], radius: 1, strength: 0.1 }] }],
])('a plate is out of date with %s', (_what, change) => {
  expect(thumbnailOf(ball(change))).not.toBe(drawn);
});
