// Conditions and services in which the content check finds nothing.

/** Short sentences that make a page as long as it must be. */
const filler = 'Walk a little more each day. '.repeat(110);

export const kneePain = `---
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
    answer: Later [nice-2022].
  - question: Is there a cure?
    answer: No [cochrane-2016].
askDoctor: [What is the cause?, What is the best choice for me?, Do I need a scan?]
references:
  - nice-2022
  - cochrane-2016
---

The knee carries most of the body's weight. See also [hip pain](/pain-conditions/hip-pain#what-helps).

## What helps

Gentle exercise helps most people.

### At home

Keep moving.

A worn <Term id="cartilage">cartilage</Term> hurts. ${filler}
`;

export const hipPain = kneePain
  .replace('title: Knee Pain', 'title: Hip Pain')
  .replace('description: Knee pain', 'description: Hip pain')
  .replace('order: 1\nhomeOrder: 4\n', 'order: 2\n')
  .replace('conditions: [hip-pain]', 'conditions: [knee-pain]')
  .replace('/pain-conditions/hip-pain#what-helps', '/for-patients/contacts');

export const kneeBlock = `---
title: Knee Block
description: A numbing injection beside the small nerves that carry pain from the knee.
excerpt: How numbing small nerves can test for knee pain.
card: { text: Numbing the nerves of the knee. }
region: knee
procedureType: percutaneous
order: 1
images: [{ plate: knee-pain }]
approach: We listen, then examine the knee.
review: { on: 2026-11-01, by: founder, next: 2027-11-01 }
related: { conditions: [knee-pain, hip-pain] }
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
  - { question: Does it hurt?, answer: A little. }
  - { question: May I eat?, answer: Yes. }
  - { question: May I drive?, answer: No. }
---

A doctor places a little local anaesthetic beside the nerves. ${filler}
`;

/** Another name for the knee block: a short page that nobody has to name. */
export const kneeNumbing = `${kneeBlock
  .replace('title: Knee Block', 'title: Knee Numbing')
  .replace('description: A numbing injection', 'description: A second name for the injection')
  .replace('order: 1', 'secondReadingOf: knee-block')
  .replace(/^procedure:[\s\S]*?^---\n[\s\S]*/m, '---\n\n')}${filler.slice(0, 900)}
`;
