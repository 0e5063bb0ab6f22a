// The content of the small site with so many posts that their list has three pages.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POSTS_PER_PAGE } from '#lib/pagination.ts';

const fixture = 'tests/fixture/src/content';
const total = POSTS_PER_PAGE * 2 + 4;

/** The titles of all posts, the newest first; each ends in its number. */
export const titles = Array.from({ length: total }, (_, n) => `Letter ${total - n} from the clinic`);
export const pathTo = (title: string) => `/for-patients/blogs/${slugOf(title)}`;

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 31 - index)).toISOString().slice(0, 10);

/** A content folder like that of the fixture, whose posts are copies of one of its own. */
export function writeManyPosts(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'many-posts-'));
  cpSync(fixture, folder, { recursive: true });
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
