// The words for people who cannot see a picture. A screen reader says "picture" by itself, and has read the title before.
import { bareWords } from '#lib/sentences.ts';
import { valuesWith, type Source } from '../read/source.ts';
import type { Line, Say } from '../say/mistake.ts';

/** "An MRI image of the knee" says which kind of picture it is, so only the beginning counts. */
const announced =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|illustration|drawing|graphic)\s+(?:of|showing)\b/i;

const shown = 'Say what is seen, where, and from which side.';

export function sayPoorAlt(alt: string, source: Source, line: Line, say: Say): void {
  const [start] = announced.exec(alt.trim()) ?? [];
  if (start)
    say(line, `The words for this picture begin with "${start}".`, 'Begin with what is seen: "Bent knee …".');
  else if (/\.(?:jpe?g|png|webp|avif|svg)$/i.test(alt.trim()))
    say(line, `"${alt}" is the name of a file, not what the picture shows.`, shown);
  else if (titles(source).includes(bareWords(alt)))
    say(line, 'The words for this picture only repeat the title.', shown);
}

const titles = (source: Source) => valuesWith(source, 'title').map(({ value }) => bareWords(String(value)));
