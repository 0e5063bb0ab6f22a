// Colours are mixed as light (linear); files and palettes hold them as the eye sees steps (sRGB).
type Colour = readonly [red: number, green: number, blue: number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
export const toScreen = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);

export function linear(hex: string): Colour {
  const [r = 0, g = 0, b = 0] = channels(hex).map(toLinear);
  return [r, g, b];
}

const RAMP_STEPS = 257;

/** A ramp from shadow to light: stops between 0 and 1, mixed as the eye sees them, looked up as light. */
export function ramp(stops: readonly (readonly [number, string])[]): Float32Array {
  const table = new Float32Array(RAMP_STEPS * 3);
  for (let i = 0; i < RAMP_STEPS; i += 1) {
    const t = i / (RAMP_STEPS - 1);
    const next = Math.max(
      1,
      stops.findIndex(([at]) => at >= t),
    );
    const [fromAt, from] = stops[next - 1]!;
    const [toAt, to] = stops[next]!;
    const share = Math.min(1, Math.max(0, (t - fromAt) / (toAt - fromAt)));
    const a = channels(from);
    const b = channels(to);
    for (let c = 0; c < 3; c += 1) table[i * 3 + c] = toLinear(a[c]! + (b[c]! - a[c]!) * share);
  }
  return table;
}
