// What things are made of: a tone from shadow to light (shadows go to indigo, never black), how much they shine,
// and how grainy they are. The meanings of the palette are fixed: ivory is bone, marigold nerve, celadon cartilage.
type Tones = readonly (readonly [brightness: number, colour: string])[];

interface Surface {
  tones: Tones;
  shine: number;
  grain: number;
}

const surface = (shine: number, grain: number, tones: Tones): Surface => ({ tones, shine, grain });

const even = (...tones: string[]): Tones => tones.map((tone, i) => [i / (tones.length - 1), tone]);

export const materials = {
  bone: surface(0.1, 0.045, [
    [0, '#1f3850'],
    [0.18, '#415a72'],
    [0.36, '#858d98'],
    [0.52, '#c4b8a8'],
    [0.7, '#ebdcc2'],
    [0.86, '#faf0dc'],
    [1, '#fffcf5'],
  ]),
  softBone: surface(0.06, 0.045, [
    [0, '#1f3850'],
    [0.18, '#43586d'],
    [0.36, '#82888f'],
    [0.55, '#bbb0a1'],
    [0.75, '#dccfb9'],
    [1, '#f7eedf'],
  ]),
  ghost: surface(0.1, 0.03, [
    [0, '#b1927f'],
    [0.3, '#d3b8a3'],
    [0.6, '#ecd8c4'],
    [1, '#fff5e8'],
  ]),
  cartilage: surface(0.45, 0.02, even('#1d4250', '#46747d', '#86b0b0', '#bfdad3', '#f1faf5')),
  disc: surface(0.22, 0.03, even('#1e4247', '#4a7672', '#84aa9d', '#b7d1c2', '#ecf6ec')),
  nerve: surface(0.35, 0.012, even('#5a3410', '#96590f', '#d18a18', '#f1b73a', '#ffe9a6')),
  dura: surface(0.3, 0.02, even('#4d3a1e', '#8d7040', '#c4a66c', '#e7d3a0', '#fff6dc')),
  tendon: surface(0.18, 0.035, even('#4a3a40', '#8c6a66', '#c29d90', '#e4c9ba', '#fdf1e7')),
  muscle: surface(0.15, 0, even('#40212a', '#7a3c3b', '#ad6357', '#d08f7d', '#f1c3b0')),
  vessel: surface(0.4, 0, even('#341420', '#692a36', '#99494d', '#c07a73', '#e8bfb1')),
  organ: surface(0.16, 0.012, even('#4a3540', '#8a6a6c', '#b99791', '#d9bdb2', '#f4e4da')),
  clay: surface(0.1, 0, [
    [0, '#5b3b33'],
    [0.22, '#98664f'],
    [0.45, '#c9976f'],
    [0.68, '#e6bf9a'],
    [1, '#fbe6cf'],
  ]),
  cloth: surface(0.1, 0, even('#14283c', '#213f5a', '#33597a', '#5a81a0', '#a9c2d4')),
  steel: surface(0.9, 0, even('#16273a', '#4b6074', '#8b9cab', '#c6d0d7', '#ffffff')),
  plastic: surface(0.2, 0, even('#0f3336', '#1f5a5a', '#3f8782', '#7fb9ae', '#d3eee4')),
  sheath: surface(0.3, 0, even('#0f2133', '#1d3b57', '#3a6286', '#7fa4c0', '#d5e5ef')),
  rubber: surface(0.15, 0, even('#0f1d2c', '#1c3145', '#33495e', '#5c7184', '#a9b8c4')),
  glass: surface(0.8, 0, even('#3d5a6a', '#7f9aa6', '#b4c8cf', '#dce8ea', '#ffffff')),
  cement: surface(0.12, 0.02, even('#3c4750', '#76818a', '#adb4b8', '#d8dbd9', '#fbfaf5')),
  paper: surface(0.04, 0, even('#6b6a70', '#a7a29c', '#d8d0c3', '#efe8db', '#fffdf8')),
} as const;

export type Material = keyof typeof materials;
