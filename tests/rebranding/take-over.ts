// Replaces the practice, as its new owners would. The guide for writers allows each of these changes.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, type Document } from 'yaml';
import { checkContent } from '@clinic/content-check/check.ts';
import { townNames } from '@clinic/content-model/town.ts';

/** One page of each type and all facts of another practice. */
const pages = path.join(import.meta.dirname, 'content');

interface Practice {
  name: string;
  doctor: string;
  website: string;
  email: string;
  videoChannel: string;
  phone: { label: string; number: string };
  address: { street: string; city: string };
}

const readPractice = (content: string) =>
  parse(readFileSync(path.join(content, 'practice/practice.yaml'), 'utf8')) as Practice;

/** Returns the facts that identify the practice. */
function factsOf(content: string): string[] {
  const { name, doctor, website, email, videoChannel, phone, address } = readPractice(content);
  return [name, doctor, website, email, videoChannel, phone.label, phone.number, address.street];
}

/** Returns the facts of the former practice. */
export function takeOver(content: string): string[] {
  const former = factsOf(content);
  // Texts name the town by {town}, so none is replaced here.
  const formerTown = townNames(readPractice(content).address);
  removeEverySecondPost(content);
  renameFirst(content, 'conditions', 'Renamed Condition');
  renameFirst(content, 'services', 'Renamed Procedure');
  renameTeam(content);
  changeFigures(content);
  cpSync(pages, content, { recursive: true });
  const now = factsOf(content);
  showClaim(content);
  changeSlides(content);
  for (const file of textsIn(content))
    edit(file, (text) =>
      former
        .reduce((words, fact, index) => words.replaceAll(fact, now[index] ?? ''), text)
        .replace(/^ *sample: true\n/gm, ''),
    );
  for (const file of textsIn(path.join(content, 'testimonials')))
    edit(file, (text) => (/^consentOn:/m.test(text) ? text : `${text}consentOn: 2026-01-05\n`));
  addMissingAdvice(path.resolve(content, '../..'));
  return [...former, ...formerTown];
}

/** Adds the safety blocks that the content check requires. */
function addMissingAdvice(root: string) {
  for (const { file, fix } of checkContent(root).problems) {
    const [, block] = /^Add (\S+) to the list "safety"/.exec(fix) ?? [];
    if (block) edit(path.join(root, file), (text) => text.replace(/^safety: \[/m, `safety: [${block}, `));
  }
}

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .map((file) => path.join(folder, file));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

function editYaml(file: string, change: (page: Document) => void) {
  edit(file, (text) => {
    const page = parseDocument(text);
    change(page);
    return page.toString({ lineWidth: 0 });
  });
}

/** Removes the links to the posts as well, and keeps their text. */
function removeEverySecondPost(content: string) {
  const posts = readdirSync(path.join(content, 'blog')).filter((file) => file.endsWith('.mdx'));
  for (const post of posts.filter((_post, index) => index % 2 === 0)) {
    rmSync(path.join(content, 'blog', post));
    const name = post.replace('.mdx', '');
    const address = `/for-patients/blogs/${name}`;
    for (const file of textsIn(content))
      edit(file, (text) =>
        text
          .replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, (link, words: string, to: string) =>
            to === address ? words : link,
          )
          .replace(new RegExp(`^more: ${name}\n`, 'm'), ''),
      );
  }
}

/** Renames the first page of the menu. */
function renameFirst(content: string, kind: 'conditions' | 'services', title: string) {
  const orderIn = (file: string) =>
    Number(/^order: (\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? Infinity);
  const [first] = textsIn(path.join(content, kind)).toSorted((a, b) => orderIn(a) - orderIn(b));
  if (first) edit(first, (text) => text.replace(/^title: .*$/m, `title: ${title}`));
}

/** Gives the first of the team a page. */
function renameTeam(content: string) {
  const page = {
    description: 'Whom this doctor sees, on which days, and in which languages patients can talk to her.',
    languages: ['English', 'Kannada'],
    treats: ['Back pain', 'Knee pain'],
  };
  textsIn(path.join(content, 'team')).forEach((file, index) =>
    editYaml(file, (member) => {
      member.set('name', `Dr. Asha Member ${'I'.repeat(index + 1)}`);
      member.set('role', `Partner ${index + 1}`);
      member.set('initials', `A${index + 1}`);
      if (index === 0) member.set('page', page);
    }),
  );
}

/** Adds the new claim to the outcomes of a news story. */
function showClaim(content: string) {
  const [story] = textsIn(path.join(content, 'news'));
  if (!story) throw new Error('There is no news that could show a claim.');
  const outcome = { claim: 'would-come-again', label: 'would come again' };
  editYaml(story, (news) => news.addIn(['overview', 'outcomes'], outcome));
}

/** Reduces every figure by one. */
function changeFigures(content: string) {
  const oneLess = (figure: string) =>
    figure.replace(/\d+/g, (number) => String(Math.max(1, Number(number) - 1)));
  for (const file of textsIn(path.join(content, 'claims')))
    editYaml(file, (claim) => claim.set('figure', oneLess(String(claim.get('figure')))));
}

function changeSlides(content: string) {
  editYaml(path.join(content, 'screens/home.yaml'), (home) =>
    home.set('slides', [
      { name: 'Joints', text: 'Hips, knees and shoulders', picture: { plate: 'hero-knee' } },
      { name: 'Nerves', text: 'From the face to the foot', picture: { plate: 'hero-head' } },
      { name: 'Backs', text: 'Young and old', picture: { plate: 'hero-spine' } },
    ]),
  );
}
