// npm run tool grow -- 400: builds a copy of the project that has so many more posts, and says how long it took.
// The copy is built as it is, with the posts, with all pages drawn again, and with one post changed.
import { forgetBuild } from './lib/built-from.ts';
import { copyProject } from './lib/copy-project.ts';
import { addPosts, changeOnePost } from './grow/posts.ts';
import { timedBuild, type Build } from './grow/timed-build.ts';

const more = Number(process.argv[2] ?? 400);
if (!Number.isInteger(more) || more < 1) throw new Error('How many posts? npm run tool grow -- 400');

const copy = copyProject();
try {
  say('as it is', await timedBuild(copy.folder));
  addPosts(copy.folder, more);
  say('with more posts', await timedBuild(copy.folder));
  forgetBuild(copy.folder);
  say('all drawn again', await timedBuild(copy.folder));
  changeOnePost(copy.folder);
  say('one post changed', await timedBuild(copy.folder));
} finally {
  copy.clear();
}

function say(name: string, { pages, seconds, processorSeconds, megabytes }: Build) {
  const rate = `${Math.round(pages / seconds)} a second`;
  const time = `${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of processor)`;
  console.log(`${name.padEnd(18)}${pages} pages in ${time}, ${rate}, ${megabytes} MB`);
}
