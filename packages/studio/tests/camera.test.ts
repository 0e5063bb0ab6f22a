import { expect, it } from 'vitest';
import { project } from '#studio/render/geometry/camera.ts';
import { scene } from '#studio/scenes/scene.ts';

const from = (azimuth: number) =>
  scene({
    alt: '',
    view: { target: [0, 10, 0], azimuth, elevation: 0, distance: 100, fieldOfView: 20 },
    parts: [],
    pain: [],
    labels: [],
  });

it('puts what it looks at in the middle', () => {
  expect(project(from(0), [0, 10, 0])).toMatchObject({ x: 50, y: 50 });
});

it('shows the left of the patient on the right from the front, and on the left from behind', () => {
  expect(project(from(0), [3, 10, 0]).x).toBeGreaterThan(50);
  expect(project(from(180), [3, 10, 0]).x).toBeLessThan(50);
});

it('shows what is higher further up', () => {
  expect(project(from(30), [0, 12, 0]).y).toBeLessThan(50);
});
