import { add, cross, dot, subtract, times, unit, type Vec } from '#studio/shapes/vectors.ts';
import { type Scene, type View } from '#studio/scenes/scene.ts';

interface Camera {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  /** Half the height of the picture at a distance of one. */
  half: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function cameraFor(view: View): Camera {
  const azimuth = radians(view.azimuth);
  const elevation = radians(view.elevation);
  const back: Vec = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const forward = times(back, -1);
  const level = unit(cross(forward, [0, 1, 0]));
  const upright = cross(level, forward);
  const roll = radians(view.roll ?? 0);
  return {
    eye: add(view.target, times(back, view.distance)),
    forward,
    right: add(times(level, Math.cos(roll)), times(upright, Math.sin(roll))),
    up: subtract(times(upright, Math.cos(roll)), times(level, Math.sin(roll))),
    half: Math.tan(radians(view.fieldOfView) / 2),
  };
}

/** A direction given as right, up and towards the viewer. */
export const fromViewer = ({ right, up, forward }: Camera, [x, y, z]: Vec): Vec =>
  unit(add(add(times(right, x), times(up, y)), times(forward, -z)));

const percent = (value: number) => Number((value * 100).toFixed(2));

/** Where a point stands in the picture, in percent of width and height, and how far away it is. */
export function project({ view, size: [width, height] }: Scene, point: Vec) {
  const camera = cameraFor(view);
  const way = subtract(point, camera.eye);
  const depth = dot(way, camera.forward);
  const across = (dot(way, camera.right) / depth / camera.half / 2) * (height / width);
  const down = dot(way, camera.up) / depth / camera.half / 2;
  return { x: percent(0.5 + across), y: percent(0.5 - down), depth };
}
