// An exercise with a drawing has one step for each picture.
import { bridge, changed, says } from '../site.ts';

says({
  'an exercise of words alone is right': [changed(bridge, ['drawing: bridge\n', ''])],
  'a drawing that is not there': [
    changed(bridge, ['drawing: bridge', 'drawing: brigde']),
    'bridge.yaml:3 There is no drawing called "brigde". → Did you mean bridge?',
  ],
  'a step without a picture': [
    changed(bridge, ['  - Lift', '  - Wait.\n  - Lift']),
    'bridge.yaml:3 The drawing has 2 pictures, but there are 3 steps. → Write one step for each picture.',
  ],
  'a drawing that was changed by hand': [
    { 'src/assets/exercises/bridge.svg': '<svg></svg>' },
    'bridge.yaml:3 The drawing is not that of bridge.json. → Ask a developer to run "npm run exercises -w packages/studio".',
  ],
  'a promise': [changed(bridge, ['It hurts.', 'This will cure your back.']), 'bridge.yaml:9 "cure"'],
});
