import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 86_400_000;

const blogIn = (folder: string) => path.join(folder, 'src/content/blog');
const nameOf = (number: number) => `grown-${String(number).padStart(5, '0')}.mdx`;

/** Copies of the real posts in turn, each with a title, a day and a last sentence of its own. */
export function addPosts(folder: string, count: number) {
  const blog = blogIn(folder);
  const models = readdirSync(blog)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join(blog, name), 'utf8'));
  for (let number = 1; number <= count; number += 1) {
    const model = models[number % models.length] ?? '';
    const day = new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString().slice(0, 10);
    const post = model
      .replace(/^title: "?([^"\n]*)"?$/m, (_, title: string) => `title: "${title} (${number})"`)
      .replace(/^published: .*$/m, `published: ${day}`)
      .replace(/^updated: .*\n/m, '');
    writeFileSync(path.join(blog, nameOf(number)), `${post}\nThis is article number ${number}.\n`);
  }
}

export function changeOnePost(folder: string) {
  const file = path.join(blogIn(folder), nameOf(1));
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
}
