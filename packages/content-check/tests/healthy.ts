// The files of a small site in which nothing is wrong.
import { drawingVersion } from '#schemas/drawings.ts';
import { plateVersion } from '#schemas/plate-version.ts';
import { hipPain, kneeBlock, kneeNumbing, kneePain } from './healthy-care.ts';

const claim = `figure: 9 of 10
says: Patients who were satisfied with their visit.
shown: [testimonials]
about: practice
source: The forms of the practice
period: '2025'
sampleSize: 120 people
approvedBy: founder
review: 2027-11-01
`;

const testimonials = `screen: testimonials
metaTitle: Videos
metaDescription: Patients talk about their pain and what changed, in their own words, on video.
heading: Patients talk
intro: Listen to them.
figures:
  - { claim: stories, label: stories }
  - { claim: satisfaction, label: satisfied }
  - { claim: rating, label: rating }
figuresNote: The clinic reports these figures.
closing:
  { heading: Talk to us, text: Call us., actions: [{ text: Call }, { text: Write }], notes: [One, Two, Three] }
badge: Verified
badgeMeaning: The practice says so itself.
consentNote: They agreed to be shown.
`;

const cartilage = 'term: Cartilage\nmeaning: The smooth layer on the ends of bones in a joint.\n';

const founder = `name: Dr Asha Rao
role: Founder
initials: AR
about: She has treated pain for many years.
doctor: true
tone: indigo
order: 1
`;

const testimonial = `title: Heel pain
videoId: abcdefghijk
duration: 0:58
likes: 1.2K
comments: "48"
shares: "12"
condition: Heel pain
rating: 5
quote: The best doctor, my pain is cured 100%.
published: 2026-10-01
order: 1
poster: { plate: knee-block }
`;

const contact = `screen: contact
metaTitle: Contact the practice
metaDescription: How to reach the practice by phone, by e-mail or by writing, and where to find it.
heading: Contact
intro: Call, write or visit.
form: { heading: Send a Message }
cost: { heading: What it costs, ask: Ask us., more: Tests are not in it. }
reach: [{ heading: Coming from far, text: Call first. }]
`;

const painkillers = `title: Before a painkiller
shown: box
neededBy:
  kinds: [conditions, services]
  words: [painkiller, nsaid]
  unless: [no painkiller]
rules:
  - Read the names on the strip.
review: { on: 2026-11-01, by: founder, next: 2027-11-01 }
`;

const spine = `title: Signs of the back
shown: help
neededBy: { kinds: [conditions], regions: [back] }
emergency: [Numbness between the legs]
known:
  - { words: [numb … legs], level: emergency }
  - { words: [severe … headache, bad headache], unless: [headache on sitting], level: emergency }
  - { words: [cough] }
review: { on: 2026-11-01, by: founder, next: 2027-11-01 }
`;

const gels = `title: Topical NSAIDs for chronic musculoskeletal pain
publisher: Cochrane
year: 2016
url: https://doi.org/10.1002/14651858.CD007400.pub3
`;

const guideline = `title: Osteoarthritis in over 16s
publisher: NICE
year: 2022
url: https://www.nice.org.uk/guidance/ng226
`;

const reviews = `notYetReviewed:
  - knee-pain
signed:
  - plate: knee-block
    by: founder
    on: 2026-11-01
    version: 4be1f0
`;

const bridge = `name: Bridge
region: back
drawing: bridge
steps: [Lie down., Lift the hips.]
often: Ten times.
feel: The buttocks work.
stop: It hurts.
`;

const steps = ['A person lies.', 'The hips are up.'];
const drawing = { version: drawingVersion('<svg/>', steps), steps };

const shown = { alt: 'A knee.', labels: [], pain: [] };
export const plateWords = {
  version: plateVersion(Buffer.from(''), shown),
  thumbnail: '0123456789abcdef',
  width: 1280,
  height: 960,
  ...shown,
};
const words = JSON.stringify(plateWords);

/** The head of a WebP picture: so far a reader of its size gets. */
export const pictureOfWidth = (width: number) =>
  `RIFF\x16\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0${bytes(width - 1)}${bytes(1023)}`;

const bytes = (number: number) => String.fromCharCode(number & 255, number >> 8, 0);

export const healthy: Record<string, string> = {
  'src/content/conditions/knee-pain.mdx': kneePain,
  'src/content/conditions/hip-pain.mdx': hipPain,
  'src/content/services/knee-block.mdx': kneeBlock,
  'src/content/services/knee-numbing.mdx': kneeNumbing,
  'src/content/team/founder.yaml': founder,
  'src/content/team/manager.yaml': founder
    .replace('doctor: true', 'doctor: false')
    .replace('order: 1', 'order: 2'),
  'src/content/testimonials/heel-pain.yaml': testimonial,
  'src/content/screens/contact.yaml': contact,
  'src/content/screens/testimonials.yaml': testimonials,
  'src/content/claims/stories.yaml': claim,
  'src/content/claims/satisfaction.yaml': claim,
  'src/content/claims/rating.yaml': claim,
  'src/content/glossary/cartilage.yaml': cartilage,
  'src/content/publications/cochrane-2016.yaml': gels,
  'src/content/publications/nice-2022.yaml': guideline,
  'src/content/safety/painkillers.yaml': painkillers,
  'src/content/safety/spine.yaml': spine,
  'src/content/plates/reviews.yaml': reviews,
  'src/content/exercises/bridge.yaml': bridge,
  'src/content/conditions/knee.webp': pictureOfWidth(1200),
  'src/assets/plates/knee-pain.webp': '',
  'src/assets/plates/knee-pain.json': words,
  'src/assets/plates/knee-block.webp': '',
  'src/assets/plates/knee-block.json': words,
  'src/assets/exercises/bridge.svg': '<svg/>',
  'src/assets/exercises/bridge.json': JSON.stringify(drawing),
  'src/pages/index.astro': '',
  'src/pages/for-patients/contacts.astro': '<h2 id="hours">Hours</h2>',
  'src/pages/rss.xml.ts': '',
};
