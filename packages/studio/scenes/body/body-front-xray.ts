import { MAP_LOOK, MAP_VIEW, glassSkin, skeleton } from '#studio/scenes/body-map.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'The same standing figure from the front as if made of glass; skull, ribs, spine, pelvis, arm and leg bones show through.',
  view: { ...MAP_VIEW, azimuth: 0 },
  parts: skeleton(),
  skin: glassSkin(),
  ...MAP_LOOK,
  texture: { amount: 0, scale: 1 },
});
