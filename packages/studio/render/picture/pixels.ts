// The memory of a picture while it is being rendered.
export const BAND = 16;

/** For each pixel: red, green, blue, cover, and then these. */
export const [GLOW, PART, DEPTH, LIT, OPEN] = [4, 5, 6, 7, 8] as const;
export const [VEIL_DEPTH, VEIL_RIM, VEIL_LIT, VEIL_ENTERED] = [9, 10, 11, 12] as const;
export const CHANNELS = 13;

export interface Frame {
  width: number;
  height: number;
  pixels: Float32Array;
}

/** What a worker is started with. */
export interface Task {
  name: string;
  frame: Frame;
}

/** What it is then told to do. */
export interface Order {
  work: 'paint' | 'refine';
  band: number;
}

export const emptyFrame = (width: number, height: number): Frame => ({
  width,
  height,
  pixels: new Float32Array(new SharedArrayBuffer(width * height * CHANNELS * 4)),
});

export const bandsOf = (height: number) => Math.ceil(height / BAND);
