// A small healthy site in a temporary folder, for tests that spoil one thing at a time.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '#tools/content/check.ts';

const kneePain = `---
title: Knee Pain
description: Pain in or around the knee has many causes, and most of them settle without an operation.
excerpt: Why knees hurt, and what usually helps.
card:
  text: From a twist to long-standing wear.
region: knee
order: 1
homeOrder: 4
images:
  - src: ../../assets/plates/knee.webp
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
---

The knee carries most of the body's weight. See also [hip pain](/pain-conditions/hip-pain#what-helps).

## What helps

Gentle exercise helps most people.

### At home

Keep moving.
`;

const hipPain = kneePain
  .replace('title: Knee Pain', 'title: Hip Pain')
  .replace('order: 1\nhomeOrder: 4\n', 'order: 2\n')
  .replace('conditions: [hip-pain]', 'conditions: [knee-pain]')
  .replace('/pain-conditions/hip-pain#what-helps', '/for-patients/contacts');

const kneeBlock = `---
title: Knee Block
description: A numbing injection beside the small nerves of the knee, which may ease pain for a time.
excerpt: How numbing small nerves can test for knee pain.
card:
  text: Numbing the nerves of the knee.
region: knee
procedureType: percutaneous
order: 1
images:
  - src: ../../assets/plates/knee.webp
    alt: Bent knee seen from the front.
approach: We listen, then examine the knee.
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
---

A doctor places a little local anaesthetic beside the nerves.
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
  src: ../../assets/plates/knee.webp
  alt: Bent knee seen from the front.
`;

const contact = `screen: contact
metaTitle: Contact
metaDescription: How to reach the practice.
heading: Contact
intro: Call, write or visit.
form:
  heading: Send a Message
reach:
  - heading: Coming from far
    text: Call first.
`;

export const healthy: Record<string, string> = {
  'src/content/conditions/knee-pain.mdx': kneePain,
  'src/content/conditions/hip-pain.mdx': hipPain,
  'src/content/services/knee-block.mdx': kneeBlock,
  'src/content/team/founder.yaml': founder,
  'src/content/team/manager.yaml': founder
    .replace('doctor: true', 'doctor: false')
    .replace('order: 1', 'order: 2'),
  'src/content/testimonials/heel-pain.yaml': testimonial,
  'src/content/screens/contact.yaml': contact,
  'src/assets/plates/knee.webp': '',
  'src/pages/index.astro': '',
  'src/pages/for-patients/contacts.astro': '<h2 id="hours">Hours</h2>',
  'src/pages/rss.xml.ts': '',
};

/** Writes the site with these files instead, and returns each mistake as `file:line says → mend`. */
export function mistakesIn(changes: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    for (const [file, text] of Object.entries({ ...healthy, ...changes })) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return checkContent(root).mistakes.map(({ file, line, says, mend }) => {
      return `${path.posix.basename(file)}:${line} ${says} → ${mend}`;
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Spoils one place of the knee page, or of another file. */
export function spoil(find: string, put: string, file = 'src/content/conditions/knee-pain.mdx'): string[] {
  const text = healthy[file] ?? '';
  if (!text.includes(find)) throw new Error(`${file} has no "${find}"`);
  return mistakesIn({ [file]: text.replace(find, () => put) });
}
