// Smooth noise that is the same at the same place, always.
export function hash(i: number, j: number, k: number) {
  let n = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 1440662683);
  n = Math.imul(n ^ (n >>> 15), 2246822519);
  n = Math.imul(n ^ (n >>> 13), 3266489917);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
}

const ease = (t: number) => t * t * (3 - 2 * t);

export function noise(x: number, y: number, z: number) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = ease(x - i);
  const v = ease(y - j);
  const w = ease(z - k);
  const near = plane(i, j, k, u, v);
  return near + (plane(i, j, k + 1, u, v) - near) * w;
}

function plane(i: number, j: number, k: number, u: number, v: number) {
  const a = hash(i, j, k);
  const b = hash(i + 1, j, k);
  const c = hash(i, j + 1, k);
  const d = hash(i + 1, j + 1, k);
  const low = a + (b - a) * u;
  return low + (c + (d - c) * u - low) * v;
}
