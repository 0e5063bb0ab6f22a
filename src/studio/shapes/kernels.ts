// The distance functions that the written code calls. Each is as exact as it needs to be for marching: where it is
// not exact it is too small, never too large.
const { abs, hypot, max, min, pow, sin, sqrt } = Math;

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

/** Rows of x, y, z, radius. */
function tube(x: number, y: number, z: number, rows: Float64Array) {
  let nearest = 1e9;
  const end = rows.length - 4;
  for (let i = 0; i < end; i += 4) {
    const ax = rows[i]!;
    const ay = rows[i + 1]!;
    const az = rows[i + 2]!;
    const bx = rows[i + 4]! - ax;
    const by = rows[i + 5]! - ay;
    const bz = rows[i + 6]! - az;
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    let t = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz + 1e-12);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const radius = rows[i + 3]! + (rows[i + 7]! - rows[i + 3]!) * t;
    const d = length3(px - bx * t, py - by * t, pz - bz * t) - radius;
    if (d < nearest) nearest = d;
  }
  return nearest;
}

/** The row and the share along it that lie nearest to the point. */
function nearestOnRibbon(x: number, y: number, z: number, rows: Float64Array) {
  let least = 1e9;
  let place = 0;
  for (let i = 0; i < rows.length; i += RIBBON_ROW) {
    const px = x - rows[i]!;
    const py = y - rows[i + 1]!;
    const pz = z - rows[i + 2]!;
    const bx = rows[i + 3]!;
    const by = rows[i + 4]!;
    const bz = rows[i + 5]!;
    let t = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz + 1e-12);
    t = t < 0 ? 0 : t > 0.9999 ? 0.9999 : t;
    const dx = px - bx * t;
    const dy = py - by * t;
    const dz = pz - bz * t;
    const q = dx * dx + dy * dy + dz * dz;
    if (q < least) {
      least = q;
      place = i / RIBBON_ROW + t;
    }
  }
  return place;
}

/** Rows of start, way, side, normal (three numbers each), half widths and half thicknesses at both ends. */
export const RIBBON_ROW = 16;

function ribbon(x: number, y: number, z: number, rows: Float64Array, fibres: number, relief: number) {
  const place = nearestOnRibbon(x, y, z, rows);
  const i = (place | 0) * RIBBON_ROW;
  const t = place - (place | 0);
  const j = i + RIBBON_ROW < rows.length ? i + RIBBON_ROW : i;
  const at = (k: number) => rows[i + k]! + (rows[j + k]! - rows[i + k]!) * t;
  const dx = x - rows[i]! - rows[i + 3]! * t;
  const dy = y - rows[i + 1]! - rows[i + 4]! * t;
  const dz = z - rows[i + 2]! - rows[i + 5]! * t;
  const across = dx * at(6) + dy * at(7) + dz * at(8);
  const above = dx * at(9) + dy * at(10) + dz * at(11);
  const rest = max(0, dx * dx + dy * dy + dz * dz - across * across - above * above);
  const width = rows[i + 12]! + (rows[i + 13]! - rows[i + 12]!) * t;
  const plain = rows[i + 14]! + (rows[i + 15]! - rows[i + 14]!) * t;
  const u = (across / width) * fibres * 3.14159;
  const thickness = plain * (1 + relief * (sin(u) * 0.6 + sin(u * 1.37 + 1.3) * 0.4));
  const inner = max(0.01, width - thickness);
  const out = abs(across) > inner ? abs(across) - inner : 0;
  return (sqrt(out * out + above * above + rest) - thickness) * 0.9;
}

/** Rows of centre x, centre z, radius x, radius z, evenly spaced from `from` to `to`. */
export const LOFT_ROWS = 1024;

function loft(
  x: number,
  y: number,
  z: number,
  rows: Float64Array,
  from: number,
  to: number,
  squareness: number,
) {
  const share = (y - from) / (to - from);
  const s = (share < 0 ? 0 : share > 1 ? 1 : share) * (LOFT_ROWS - 1);
  const row = min(s | 0, LOFT_ROWS - 2);
  const rest = s - row;
  const o = row * 4;
  const rx = rows[o + 2]! + (rows[o + 6]! - rows[o + 2]!) * rest;
  const rz = rows[o + 3]! + (rows[o + 7]! - rows[o + 3]!) * rest;
  const px = (x - rows[o]! - (rows[o + 4]! - rows[o]!) * rest) / rx;
  const pz = (z - rows[o + 1]! - (rows[o + 5]! - rows[o + 1]!) * rest) / rz;
  const d = squareness === 2 ? ellipse(px, pz, rx, rz) : squircle(px, pz, rx, rz, squareness);
  const beyond = max(min(from, to) - y, y - max(from, to));
  return beyond > 0 ? sqrt(beyond * beyond + (d > 0 ? d * d : 0)) : max(d, beyond);
}

function ellipse(px: number, pz: number, rx: number, rz: number) {
  const k0 = sqrt(px * px + pz * pz);
  const k1 = sqrt((px * px) / (rx * rx) + (pz * pz) / (rz * rz));
  return k1 < 1e-9 ? -min(rx, rz) : (k0 * (k0 - 1)) / k1;
}

const squircle = (px: number, pz: number, rx: number, rz: number, n: number) =>
  (pow(pow(abs(px), n) + pow(abs(pz), n), 1 / n) - 1) * min(rx, rz);

/** A flat shape with a closed outline of x, y pairs. */
function outline(x: number, y: number, z: number, points: Float64Array, half: number, round: number) {
  const n = points.length;
  let least = 1e9;
  let sign = 1;
  let jx = points[n - 2]!;
  let jy = points[n - 1]!;
  for (let i = 0; i < n; i += 2) {
    const ix = points[i]!;
    const iy = points[i + 1]!;
    const ex = jx - ix;
    const ey = jy - iy;
    const wx = x - ix;
    const wy = y - iy;
    let t = (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12);
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const bx = wx - ex * t;
    const by = wy - ey * t;
    const q = bx * bx + by * by;
    if (q < least) least = q;
    if (y >= iy !== y >= jy && ex * wy > ey * wx === y >= iy) sign = -sign;
    jx = ix;
    jy = iy;
  }
  return corner(sign * sqrt(least) + round, abs(z) - half + round) - round;
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
