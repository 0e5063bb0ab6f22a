import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { readPasted, takePictures } from '../app/text/paste.ts';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'pasted', name), 'utf8');
const toPath = (address: string) => address.replace('https://www.example.org', '');
const read = (html: string) => readPasted(html, toPath);

/** A short form of a tree: [h2 words], [ul [li words]]. */
function outline(node: Nodes): string {
  if ('value' in node) return node.value;
  const words = 'children' in node ? node.children.map(outline).join('') : '';
  if (node.type === 'root') return words;
  if (node.type === 'heading') return `[h${node.depth} ${words}]`;
  if (node.type === 'list') return `[${node.ordered ? 'ol' : 'ul'} ${words}]`;
  if (node.type === 'link') return `[link ${node.url} ${words}]`;
  if (node.type === 'image') return `[image ${node.url}]`;
  return `[${node.type} ${words}]`.replace('paragraph ', '').replace('listItem ', '').replace('strong', 'b');
}

test.each(['word.html', 'google-docs.html'])(
  'keeps headings, bold, lists, links and tables of %s',
  (name) => {
    const blocks = read(sample(name)).children;
    const text = blocks.map(outline).join('\n');
    expect(text).toContain('[h2 Stairs and knees]');
    expect(text).toContain('[Going down is [b harder] than going up.');
    expect(text).toContain('[ul [[A ');
    expect(text).toContain('[ul [[at the height of the hip]]]');
    expect(text).toContain('[ol [[Good leg up]]');
    expect(text).toContain('[link /pain-conditions/knee-pain ');
    expect(text).toMatch(
      /\[table \[tableRow \[tableCell Day\s*\]\[tableCell Steps\s*\]\]\[tableRow .*\[b ten\]/,
    );
    expect(blocks.flatMap(takePictures)).toHaveLength(1);
  },
);

test('drops comments, styles and the signs of lists of Word, and keeps the words that were commented', () => {
  const text = outline(read(sample('word.html')));
  expect(text).toContain('Hold the rail');
  expect(text).not.toMatch(/·|WA1|always so|Font Definitions|\u00a0/);
  expect(text).toContain('[h3 In this order]');
});

test('reads a list of Word whose styles were lost', () => {
  const html =
    '<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp;&nbsp; One</p><p class="MsoListParagraph">·&nbsp;&nbsp; Two</p>';
  expect(outline(read(html))).toBe('[ul [[One]][[Two]]]');
});

test.each([
  ['<p>Press <code>x</code> and <del>not</del> y</p>', '[Press x and not y]'],
  ['<p><a name="top">Here</a> and <a href="javascript:alert(1)">there</a></p>', '[Here and there]'],
  ['<script>alert(1)</script><p onclick="alert(1)">Words</p><style>p{}</style>', '[Words]'],
])('turns %s into what an article can have', (html, expected) => {
  expect(outline(read(html))).toBe(expected);
});
