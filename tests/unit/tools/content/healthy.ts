// The files of a small site in which nothing is wrong.
import { plateVersion } from '#schemas/plate-version.ts';

/** Short sentences that make a page as long as it must be. */
const filler = 'Walk a little more each day. '.repeat(110);

const kneePain = `---
title: Knee Pain
description: Knee pain has many causes, and most of them settle without an operation.
excerpt: Why knees hurt, and what usually helps.
card:
  text: From a twist to long-standing wear.
region: knee
order: 1
homeOrder: 4
images:
  - plate: knee-pain
  - src: ./knee.webp
    alt: Bent knee seen from the front.
causes:
  - Wear of the joint
  - A twist or a fall
related:
  conditions: [hip-pain]
  services: [knee-block]
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
getHelp:
  emergency:
    - A leg bent out of shape
  sameDay:
    - A hot knee with fever
  visit:
    - Pain for some weeks
  inShort: Go to hospital with a hot knee and fever.
options:
  - name: Wait
    kind: wait
    does: You rest.
    benefit: Many knees settle.
    risks: Weak thighs.
    timeOff: None.
    evidence: weak
  - name: Exercise
    kind: movement
    does: Makes thighs strong.
    benefit: Easier stairs.
    risks: Sore muscles.
    timeOff: None.
    evidence: strong
  - name: Knee block
    kind: procedure
    service: knee-block
    does: Numbs nerves.
    benefit: Some have relief.
    risks: A bruise.
    timeOff: The day itself.
    evidence: weak
questions:
  - question: May I walk?
    answer: Yes.
  - question: May I squat?
    answer: Later.
  - question: Is there a cure?
    answer: No.
askDoctor:
  - What is the cause?
  - What is the best choice for me?
  - Do I need a scan?
references:
  - key: nice-2022
    title: Osteoarthritis in over 16s
    publisher: NICE
    year: 2022
    url: https://www.nice.org.uk/guidance/ng226
  - key: cochrane-2016
    title: Topical NSAIDs for chronic musculoskeletal pain
    publisher: Cochrane
    year: 2016
    url: https://doi.org/10.1002/14651858.CD007400.pub3
---

The knee carries most of the body's weight. See also [hip pain](/pain-conditions/hip-pain#what-helps).

## What helps

Gentle exercise helps most people.

### At home

Keep moving.

A worn <Term id="cartilage">cartilage</Term> hurts. ${filler}
`;

const hipPain = kneePain
  .replace('title: Knee Pain', 'title: Hip Pain')
  .replace('description: Knee pain', 'description: Hip pain')
  .replace('order: 1\nhomeOrder: 4\n', 'order: 2\n')
  .replace('conditions: [hip-pain]', 'conditions: [knee-pain]')
  .replace('/pain-conditions/hip-pain#what-helps', '/for-patients/contacts');

const kneeBlock = `---
title: Knee Block
description: A numbing injection beside the small nerves that carry pain from the knee.
excerpt: How numbing small nerves can test for knee pain.
card:
  text: Numbing the nerves of the knee.
region: knee
procedureType: percutaneous
order: 1
images:
  - plate: knee-pain
approach: We listen, then examine the knee.
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
related:
  conditions: [knee-pain, hip-pain]
procedure:
  helps: [Worn knees]
  notFor: [Infection, Allergy]
  before: [Tell us your tablets., Bring someone.]
  during: [You lie down., The skin is numbed.]
  after: [You rest., You go home.]
  duration: Half an hour.
  anaesthesia: You are awake.
  goingHome: The same day.
  backToWork: The next day.
  benefit: Some have relief.
  commonEffects: [A bruise]
  seriousRisks: [Infection]
  emergencySigns: [A hot knee]
  callSigns: [A red knee]
  alternatives: [Waiting, Exercise]
  evidence: Studies are small.
questions:
  - question: Does it hurt?
    answer: A little.
  - question: May I eat?
    answer: Yes.
  - question: May I drive?
    answer: No.
---

A doctor places a little local anaesthetic beside the nerves. ${filler}
`;

/** Another name for the knee block: a short page that nobody has to name. */
const kneeNumbing = `${kneeBlock
  .replace('title: Knee Block', 'title: Knee Numbing')
  .replace('description: A numbing injection', 'description: A second name for the injection')
  .replace('order: 1', 'secondReadingOf: knee-block')
  .replace(/^procedure:[\s\S]*?^---\n[\s\S]*/m, '---\n\n')}${filler.slice(0, 900)}
`;

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
  - claim: stories
    label: stories
  - claim: satisfaction
    label: satisfied
  - claim: rating
    label: rating
figuresNote: The clinic reports these figures.
closing:
  heading: Talk to us
  text: Call us.
  actions:
    - text: Call
    - text: Write
  notes: [One, Two, Three]
badge: Verified
badgeMeaning: The practice says so itself.
consentNote: They agreed to be shown.
`;

const cartilage = `term: Cartilage
meaning: The smooth layer on the ends of bones in a joint.
`;

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
poster:
  plate: knee-block
`;

const contact = `screen: contact
metaTitle: Contact the practice
metaDescription: How to reach the practice by phone, by e-mail or by writing, and where to find it.
heading: Contact
intro: Call, write or visit.
form:
  heading: Send a Message
reach:
  - heading: Coming from far
    text: Call first.
`;

const painkillers = `title: Before a painkiller
shown: box
neededBy:
  kinds: [conditions, services]
  words: [painkiller, nsaid]
  unless: [no painkiller]
points:
  - Read the names on the strip.
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
`;

const spine = `title: Signs of the back
shown: help
neededBy:
  kinds: [conditions]
  regions: [back]
emergency:
  - Numbness between the legs
known:
  - words: [numb … legs]
    level: emergency
  - words: [severe … headache, bad headache]
    unless: [headache on sitting]
    level: emergency
  - words: [cough]
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
`;

const reviews = `notYetReviewed:
  - knee-pain
signed:
  - plate: knee-block
    by: founder
    on: 2026-11-01
    version: 4be1f0
`;

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
  'src/content/safety/painkillers.yaml': painkillers,
  'src/content/safety/spine.yaml': spine,
  'src/content/plates/reviews.yaml': reviews,
  'src/content/conditions/knee.webp': pictureOfWidth(1200),
  'src/assets/plates/knee-pain.webp': '',
  'src/assets/plates/knee-pain.json': words,
  'src/assets/plates/knee-block.webp': '',
  'src/assets/plates/knee-block.json': words,
  'src/pages/index.astro': '',
  'src/pages/for-patients/contacts.astro': '<h2 id="hours">Hours</h2>',
  'src/pages/rss.xml.ts': '',
};
