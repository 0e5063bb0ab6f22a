// The distance functions of shapes along a line, through ellipses, and with an outline.
const { abs, max, min, pow, sin, sqrt } = Math;

/** Rows of x, y, z, radius. */
export function tube(x: number, y: number, z: number, rows: Float64Array) {
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
    const d = sqrt((px - bx * t) ** 2 + (py - by * t) ** 2 + (pz - bz * t) ** 2) - radius;
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

export function ribbon(x: number, y: number, z: number, rows: Float64Array, fibres: number, relief: number) {
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

export function loft(
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
export function outline(x: number, y: number, z: number, points: Float64Array, half: number, round: number) {
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
  const across = sign * sqrt(least) + round;
  const through = abs(z) - half + round;
  const a = across > 0 ? across : 0;
  const b = through > 0 ? through : 0;
  return min(max(across, through), 0) + sqrt(a * a + b * b) - round;
}
