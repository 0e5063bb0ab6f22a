import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  changed,
  knee,
  lineOf,
  list,
  pictureOfWidth,
  plateFacts,
  testSites,
  testEdits,
  testEditsIn,
  story,
} from '../site.ts';

testEdits({
  'plate: knee-pain → plate: kne-pain':
    'There is no plate called "kne-pain". → Did you mean knee-pain? Or knee-block?',
  './knee.webp → ../../assets/plates/knee-pain.webp':
    'A plate is named, not given by its path. → Write plate: knee-pain instead, without alt.',
  './knee.webp → ./kne.webp': 'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
  './knee.webp → ./Knee.webp': 'There is no picture at ./Knee.webp. → Did you mean ./knee.webp?',
  './knee.webp → https://example.com/a.jpg':
    'The picture is on another website. → Put it in the folder of this page and give its name: ./picture.jpg.',
  'Keep moving. → ![](../../assets/plates/knee-pain.webp)':
    'This picture has no words for people who cannot see it. → Write ![what the picture shows](its path).',
  'Keep moving. → ![Image of a knee](./knee.webp)':
    'The words for this picture begin with "Image of". → Begin with what is seen: "Bent knee …".',
  'Keep moving. → ![Knee Pain](./knee.webp)':
    'The words for this picture only repeat the title. → Say what is seen, where, and from which side.',
  'Keep moving. → ![Knee](./kne.webp)': 'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
  'alt: Bent knee seen → alt: A photo of a bent knee seen':
    'The words for this picture begin with "A photo of". → Begin with what is seen: "Bent knee …".',
  'alt: Bent knee seen from the front. → alt: Knee pain.':
    'The words for this picture only repeat the title. → Say what is seen, where, and from which side.',
  'alt: Bent knee seen from the front. → alt: IMG_2034.jpg':
    '"IMG_2034.jpg" is the name of a file, not what the picture shows. → Say what is seen, where, and from which side.',
});

/** Replaces the picture of the page. */
const own = (picture: string, name = 'own.webp') => ({
  [`src/content/conditions/${name}`]: picture,
  ...changed(knee, ['./knee.webp', `./${name}`]),
});
const start = `knee-pain.mdx:${lineOf('./knee.webp')} The picture ./own.webp`;
const unreadable = `${start} cannot be read. → Save it again as a JPEG, PNG or WebP.`;
const ofPhone = path.join(import.meta.dirname, '../../../editor/tests/photo.heic');

const words = (facts: object) => ({ 'src/assets/plates/knee-pain.json': JSON.stringify(facts) });
const ask = '→ Ask a developer to run "npm run plates -w packages/studio".';
const pictureOf = (name: string) => ({ [`src/assets/plates/${name}.webp`]: '' });
const unlisted = { ...pictureOf('new'), 'src/assets/plates/new.json': JSON.stringify(plateFacts) };
const notListed = 'The plate "new" is not in the list of reviews. → Add a line "- new" under notYetReviewed';

testSites({
  'a picture that is too small': [
    own(pictureOfWidth(959)),
    `${start} is 959 pixels wide, so it would look blurred. → Use one that is at least 960 pixels wide.`,
  ],
  'a picture of 960 pixels': [own(pictureOfWidth(960))],
  'a picture that is too large': [
    own('x'.repeat(5 * 1024 * 1024 + 60_000)),
    `${start} has 5.1 MB; 5 are the most. → Save it as a JPEG, 2,400 pixels wide.`,
  ],
  'a file that is not a picture': [own('Dear team, here is the picture'), unreadable],
  "an iPhone's own kind": [own(readFileSync(ofPhone, 'latin1')), unreadable],
  'an SVG, which has no pixels': [
    own('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>', 'own.svg'),
  ],

  'a plate with unreadable facts': [
    { 'src/assets/plates/knee-pain.json': '{' },
    `The file knee-pain.json cannot be read. ${ask}`,
  ],
  'a plate without an alt text': [
    words({ ...plateFacts, alt: undefined }),
    `"alt" is missing or wrong. ${ask}`,
  ],
  'a plate without labels': [
    words({ ...plateFacts, labels: undefined }),
    `"labels" is missing or wrong. ${ask}`,
  ],
  'a label that was changed by hand': [
    words({ ...plateFacts, labels: [{ words: 'Kneecap', x: 1, y: 2, side: 'left' }] }),
    `The picture or its labels are not those of knee-pain.json. ${ask}`,
  ],
  'a plate without an entry that no page shows': [unlisted, `reviews.yaml:1 ${notListed}`],
  'a plate without an entry that a page shows': [
    { ...unlisted, ...changed(story, ['plate: knee-block', 'plate: new']) },
    `heel-pain.yaml:${lineOf('plate: knee-block', story)} ${notListed}`,
  ],
  'a plate without facts': [
    { ...pictureOf('bare'), ...changed(list, ['- knee-pain', '- knee-pain\n  - bare']) },
    `There is no file bare.json beside the picture. ${ask}`,
  ],
});

testEditsIn(list, {
  '- knee-pain → - knee-pain\n  - knee-pane': [
    'There is no plate called "knee-pane". → Did you mean knee-pain? Or knee-block?',
    1,
  ],
  'by: founder → by: manager':
    '"manager" is not a doctor, so cannot be the reviewer. → Name a doctor of the team.',
  '- knee-pain → - knee-pain\n  - knee-block': [
    '"knee-block" is listed here twice. → Keep one of the two: a signed plate is no longer unreviewed.',
    3,
  ],
  // A signature of another version: the plate waits for a signature again.
  'version: 4be1f0 → version: 5ce1f0': '',
});
