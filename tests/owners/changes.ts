// What a practice does when it takes the site over. Each change is one that the guide for writers allows.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { checkContent } from '@clinic/content-check/check.ts';
import { factsOf } from './former-facts.ts';

/** One page of each kind, and all facts of another practice. */
const pages = path.join(import.meta.dirname, 'content');

/** Returns the facts of the practice as they were. */
export function takeOver(content: string): string[] {
  const former = factsOf(content);
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
  addMissingAdvice(path.resolve(content, '../..'));
  return former;
}

/** The check names the safety blocks that this practice wants on such pages. */
function addMissingAdvice(root: string) {
  for (const { file, mend } of checkContent(root).mistakes) {
    const [, block] = /^Add (\S+) to the list "safety"/.exec(mend) ?? [];
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

/** Their links go too: the words stay. */
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

/** The page that stands first in the menu. */
function renameFirst(content: string, kind: 'conditions' | 'services', title: string) {
  const orderIn = (file: string) =>
    Number(/^order: (\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? Infinity);
  const [first] = textsIn(path.join(content, kind)).toSorted((a, b) => orderIn(a) - orderIn(b));
  if (first) edit(first, (text) => text.replace(/^title: .*$/m, `title: ${title}`));
}

function renameTeam(content: string) {
  textsIn(path.join(content, 'team')).forEach((file, index) =>
    editYaml(file, (member) => {
      member.set('name', `Dr. Asha Member ${'I'.repeat(index + 1)}`);
      member.set('role', `Partner ${index + 1}`);
      member.set('initials', `A${index + 1}`);
    }),
  );
}

/** The new claim stands among the outcomes of the news. */
function showClaim(content: string) {
  const [story] = textsIn(path.join(content, 'news'));
  if (!story) throw new Error('There is no news that could show a claim.');
  const outcome = { claim: 'would-come-again', label: 'would come again' };
  editYaml(story, (news) => news.addIn(['overview', 'outcomes'], outcome));
}

/** Every number becomes one less: 98% was never counted, 97% is. */
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
