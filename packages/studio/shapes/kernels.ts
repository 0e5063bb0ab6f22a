// The distance functions that the written code calls. Each is as exact as it needs to be for marching: where it is
// not exact it is too small, never too large.
import { loft, outline, ribbon, tube } from './curve-kernels.ts';

const { abs, hypot, max, min, sin, sqrt } = Math;

const length3 = (x: number, y: number, z: number) => sqrt(x * x + y * y + z * z);

function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number) {
  const px = x / a;
  const py = y / b;
  const pz = z / c;
  const k0 = length3(px, py, pz);
  const k1 = length3(px / a, py / b, pz / c);
  return k1 < 1e-9 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
}

/** Point relative to the first end; b is the way to the second. */
function roundCone(
  x: number,
  y: number,
  z: number,
  bx: number,
  by: number,
  bz: number,
  first: number,
  second: number,
) {
  const l2 = bx * bx + by * by + bz * bz;
  const rr = first - second;
  const a2 = l2 - rr * rr;
  const inverse = 1 / l2;
  const along = x * bx + y * by + z * bz;
  const past = along - l2;
  const ux = x * l2 - bx * along;
  const uy = y * l2 - by * along;
  const uz = z * l2 - bz * along;
  const x2 = ux * ux + uy * uy + uz * uz;
  const y2 = along * along * l2;
  const z2 = past * past * l2;
  const k = (rr < 0 ? -1 : 1) * rr * rr * x2;
  if ((past < 0 ? -1 : 1) * a2 * z2 > k) return sqrt(x2 + z2) * inverse - second;
  if ((along < 0 ? -1 : 1) * a2 * y2 < k) return sqrt(x2 + y2) * inverse - first;
  return (sqrt(x2 * a2 * inverse) + along * rr) * inverse - first;
}

function box(x: number, y: number, z: number, a: number, b: number, c: number) {
  const qx = abs(x) - a;
  const qy = abs(y) - b;
  const qz = abs(z) - c;
  return length3(qx > 0 ? qx : 0, qy > 0 ? qy : 0, qz > 0 ? qz : 0) + min(max(qx, qy, qz), 0);
}

function torus(x: number, y: number, z: number, ring: number, tube: number) {
  const q = sqrt(x * x + z * z) - ring;
  return sqrt(q * q + y * y) - tube;
}

const corner = (a: number, b: number) => min(max(a, b), 0) + sqrt((a > 0 ? a * a : 0) + (b > 0 ? b * b : 0));

const cylinder = (x: number, y: number, z: number, radius: number, half: number) =>
  corner(sqrt(x * x + z * z) - radius, abs(y) - half);

/** An elliptical drum with a waist (or, below zero, a belly), such as the body of a vertebra or a disc. */
function drum(
  x: number,
  y: number,
  z: number,
  rx: number,
  rz: number,
  half: number,
  waist: number,
  round: number,
) {
  const s = min(1, (y / half) * (y / half));
  const lip = waist > 0 ? 0.07 * s * s : 0;
  const radius = rx - waist * (1 - s) + lip;
  const q = hypot(x, (z * rx) / rz) - radius + round;
  return ((corner(q, abs(y) - half + round) - round) * rz * 0.98) / rx;
}

function smoothMin(a: number, b: number, k: number) {
  const h = k - abs(a - b);
  const m = a < b ? a : b;
  return h > 0 ? m - (h * h) / (4 * k) : m;
}

/** Gentle relief, so that no bone looks turned on a lathe. */
const relief = (x: number, y: number, z: number, f: number) =>
  sin(f * (x + 0.6 * y)) * sin(f * (0.82 * y - z)) * sin(f * (0.9 * z + 0.42 * x));

function boxAway2(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  hx: number,
  hy: number,
  hz: number,
) {
  const qx = abs(x - cx) - hx;
  const qy = abs(y - cy) - hy;
  const qz = abs(z - cz) - hz;
  const a = qx > 0 ? qx : 0;
  const b = qy > 0 ? qy : 0;
  const c = qz > 0 ? qz : 0;
  return a * a + b * b + c * c;
}

export const kernels = {
  length3,
  ellipsoid,
  roundCone,
  box,
  torus,
  cylinder,
  drum,
  smoothMin,
  tube,
  ribbon,
  loft,
  outline,
  relief,
  boxAway2,
};
