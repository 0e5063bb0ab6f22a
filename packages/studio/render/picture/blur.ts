// A soft blur: three passes of a box are as good as a bell.
export function blurred(source: Float32Array, width: number, height: number, spread: number): Float32Array {
  const radius = Math.max(1, Math.round(spread * 0.94));
  let current = source;
  for (let pass = 0; pass < 3; pass += 1) {
    const rows = boxed(current, height, width, width, 1, radius);
    current = boxed(rows, width, height, 1, width, radius);
  }
  return current;
}

/** Averages along one direction: `lines` lines of `count` values, `step` apart. */
function boxed(
  source: Float32Array,
  lines: number,
  count: number,
  lineStep: number,
  step: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(source.length);
  const last = count - 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (i: number) => source[start + Math.min(last, Math.max(0, i)) * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) sum += at(i);
    for (let i = 0; i < count; i += 1) {
      out[start + i * step] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return out;
}
