import { clayFigure, MAP_VIEW, MAP_LOOK } from '#studio/scenes/body-map.ts';
import { scene } from '#studio/scenes/scene.ts';

export default scene({
  alt: 'A standing clay figure in blue shorts, seen from the front with the arms at the sides and the palms turned inwards.',
  view: { ...MAP_VIEW, azimuth: 0 },
  parts: clayFigure(),
  ...MAP_LOOK,
});
