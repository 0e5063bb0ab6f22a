// The content of the fixture site with three list pages of posts, and with the settings that a practice may leave out.
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POSTS_PER_PAGE } from '@clinic/contract/pagination.ts';

const fixture = 'tests/fixture/src/content';
const total = POSTS_PER_PAGE * 2 + 4;

/** The titles of all posts, newest first. */
export const titles = Array.from({ length: total }, (_, n) => `Letter ${total - n} from the clinic`);
export const pathTo = (title: string) => `/for-patients/blogs/${slugOf(title)}`;

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 31 - index)).toISOString().slice(0, 10);

/** A square of one colour. */
export const logoColour = '#b8327f';
export const colours = { action: '#7a1f5c', highlight: '#8fd6c4' };

export const settings = {
  booking: 'https://slots.example/clinic',
  reviews: 'https://maps.example/clinic',
  analytics: { service: 'Plausible', script: 'https://count.example/js/script.js', site: 'clinic.example' },
  branches: [
    {
      name: 'Sitabuldi rooms',
      phone: { label: '+91 71234 00000', number: '+917123400000' },
      address: '9 Fort Road, Sitabuldi, Nagpur 440012',
      map: 'https://maps.example/sitabuldi',
      hours: { days: ['Monday', 'Thursday'], opens: '17:00', closes: '19:30' },
    },
  ],
};

/** The page of the first doctor. */
export const memberPage = {
  description:
    'For people whose pain has lasted for months: what this doctor treats, on which days, in which languages.',
  registration: 'Medical Council 12345',
  languages: ['English', 'Hindi'],
  treats: ['Knee pain', 'Pain after shingles'],
  days: 'Monday to Friday, 10:00 AM to 2:00 PM',
};

function writeSettings(folder: string) {
  const practice = path.join(folder, 'practice');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${logoColour}"/></svg>`;
  writeFileSync(path.join(practice, 'logo.svg'), svg);
  append(path.join(practice, 'practice.yaml'), { logo: './logo.svg', colours, ...settings });
  append(path.join(folder, 'team/first-doctor.yaml'), { page: memberPage });
}

const append = (file: string, fields: object) =>
  appendFileSync(
    file,
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
      .join(''),
  );

/** Writes a copy of the fixture content with many copies of one post. */
export function writeManyPosts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'many-posts-'));
  cpSync(fixture, folder, { recursive: true });
  writeSettings(folder);
  const blog = path.join(folder, 'blog');
  const [model = ''] = readdirSync(blog);
  const post = readFileSync(path.join(blog, model), 'utf8');
  for (const file of readdirSync(blog)) rmSync(path.join(blog, file));
  for (const [index, title] of titles.entries())
    writeFileSync(
      path.join(blog, `${slugOf(title)}.mdx`),
      post
        .replace(/^title: .*$/m, `title: ${title}`)
        .replace(/^published: .*$/m, `published: ${dayOf(index)}`),
    );
  return folder;
}
