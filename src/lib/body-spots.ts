// The positions of the body regions on the two figures, in percent of the picture. Neighbours are at least 25 apart
// horizontally or 12.5 vertically, so that each is a touch target of its own.
export interface Spot<Region = string> {
  region: Region;
  x: number;
  y: number;
}

export const frontSpots = [
  { region: 'head', x: 50, y: 5 },
  { region: 'neck', x: 51, y: 17.5 },
  { region: 'shoulder', x: 26, y: 20.5 },
  { region: 'abdomen', x: 50, y: 34 },
  { region: 'hip', x: 39, y: 47.5 },
  { region: 'arm', x: 77.5, y: 50 },
  { region: 'knee', x: 39, y: 70 },
  { region: 'foot', x: 61.5, y: 94.5 },
] as const satisfies Spot[];

export const backSpots = [
  { region: 'head', x: 50, y: 5 },
  { region: 'neck', x: 50, y: 17.5 },
  { region: 'shoulder', x: 75, y: 20.5 },
  { region: 'arm', x: 24.5, y: 36.5 },
  { region: 'back', x: 50, y: 36 },
  { region: 'hip', x: 61, y: 48.5 },
  { region: 'knee', x: 61, y: 70 },
  { region: 'foot', x: 39, y: 95 },
] as const satisfies Spot[];
