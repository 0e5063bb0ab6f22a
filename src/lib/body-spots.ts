// Where the body regions (src/schemas/regions.ts) lie on the two figures, in percent of the picture.
export interface Spot<Region = string> {
  region: Region;
  x: number;
  y: number;
}

export const frontSpots = [
  { region: 'head', x: 50, y: 6.5 },
  { region: 'neck', x: 50, y: 16 },
  { region: 'shoulder', x: 28, y: 20.5 },
  { region: 'abdomen', x: 50, y: 34 },
  { region: 'hip', x: 39, y: 47.5 },
  { region: 'arm', x: 77.5, y: 50 },
  { region: 'knee', x: 39, y: 70 },
  { region: 'foot', x: 61.5, y: 94.5 },
] as const satisfies Spot[];

export const backSpots = [
  { region: 'head', x: 50, y: 6.5 },
  { region: 'neck', x: 50, y: 15 },
  { region: 'shoulder', x: 72, y: 20.5 },
  { region: 'arm', x: 24.5, y: 36.5 },
  { region: 'back', x: 50, y: 38 },
  { region: 'hip', x: 61, y: 48 },
  { region: 'knee', x: 61, y: 70 },
  { region: 'foot', x: 39, y: 95 },
] as const satisfies Spot[];
