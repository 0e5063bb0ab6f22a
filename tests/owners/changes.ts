// What a practice does when it takes the site over. Each change is one that the guide for writers allows.
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseDocument, type Document } from 'yaml';

/** One page of each kind, and all facts of another practice. */
const pages = path.join(import.meta.dirname, 'content');

export function takeOver(content: string): void {
  removeEverySecondPost(content);
  renameFirst(content, 'conditions', 'Renamed Condition');
  renameFirst(content, 'services', 'Renamed Procedure');
  renameTeam(content);
  cpSync(pages, content, { recursive: true });
  addClaim(content);
  changeFigures(content);
  changeSlides(content);
  for (const file of textsIn(content)) edit(file, (text) => text.replace(/^ *sample: true\n/gm, ''));
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
    const address = `/for-patients/blogs/${post.replace('.mdx', '')}`;
    for (const file of textsIn(content))
      edit(file, (text) =>
        text.replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, (link, words: string, to: string) =>
          to === address ? words : link,
        ),
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

/** A new figure in the ledger, shown among the outcomes of the news. */
function addClaim(content: string) {
  const claim = {
    id: 'owners-follow-up',
    figure: '7 of 10',
    says: 'Of 100 people who were asked after a year, 70 would come again.',
    shown: ['news'],
    source: "The practice's own letters",
    period: '2025',
    sampleSize: '100 people',
    approvedBy: 'third-doctor',
    review: '2027-11-10',
  };
  editYaml(path.join(content, 'claims/claims.yaml'), (ledger) => ledger.addIn(['claims'], claim));
  const [story] = textsIn(path.join(content, 'news'));
  if (!story) throw new Error('There is no news that could show a claim.');
  editYaml(story, (news) =>
    news.addIn(['overview', 'outcomes'], { claim: claim.id, label: 'would come again' }),
  );
}

/** Every number becomes one less: 98% was never counted, 97% is. */
function changeFigures(content: string) {
  const oneLess = (figure: string) =>
    figure.replace(/\d+/g, (number) => String(Math.max(1, Number(number) - 1)));
  const file = path.join(content, 'claims/claims.yaml');
  const { claims } = parse(readFileSync(file, 'utf8')) as { claims: { figure: string }[] };
  editYaml(file, (ledger) =>
    claims.forEach(({ figure }, index) => ledger.setIn(['claims', index, 'figure'], oneLess(figure))),
  );
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
