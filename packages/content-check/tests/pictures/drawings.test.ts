import { bridge, testSites, testEditsIn } from '../site.ts';

testEditsIn(bridge, {
  'drawing: bridge\n → ': '',
  'drawing: bridge → drawing: brigde': 'There is no drawing called "brigde". → Did you mean bridge?',
  'drawing: bridge\nsteps: [ → drawing: bridge\nsteps: [Wait., ':
    'The drawing has 2 pictures, but there are 3 steps. → Write one step for each picture.',
  'It hurts. → This will cure your back.':
    '"cure" is a promise that no doctor can make. → Say what it may help with, and for how many: it may ease, it can settle.',
});
testSites({
  'a drawing that was changed by hand': [
    { 'src/assets/exercises/bridge.svg': '<svg></svg>' },
    'bridge.yaml:3 The drawing is not that of bridge.json. → Ask a developer to run "npm run exercises -w packages/studio".',
  ],
});
