import { bulgeOn, lumbarSpine } from '#studio/models/spine/lumbar.ts';
import { scene } from '#studio/scenes/scene.ts';

const bulge = bulgeOn(3);

export default scene({
  alt: 'Close view of two low back bones from the left and behind; the disc between them bulges out against a yellow nerve.',
  view: { target: [0.6, -1.9, -2.4], azimuth: 134, elevation: 14, distance: 80, fieldOfView: 7.6 },
  parts: lumbarSpine({ first: 2, sacrum: false, herniated: 3 }),
  pain: [{ at: bulge, radius: 0.95, strength: 1.15 }],
  labels: [
    { words: 'Slipped disc', at: [2.4, -1.8, -0.5], side: 'left' },
    { words: 'Nerve', at: [1.7, -2.8, -1.5], side: 'right' },
  ],
  fade: [0.5, 0.5, 0.52, 0.52],
});
