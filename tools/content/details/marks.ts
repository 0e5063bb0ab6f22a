// Marks for links, bold words and terms work in the text below the details only: above, readers would see them as typed.
import type { Say } from '../say/mistake.ts';
import type { Source } from '../read/source.ts';
import { detailsInOne, detailsText } from '../text/page-text.ts';

const marks = /<\/?[a-z][^<>]*>|\[[^\]]*\]\([^)]*\)|\*\*[^*]+\*\*|`[^`]+`/i;

export function sayMarksInDetails(source: Source, say: Say): void {
  if (!marks.test(detailsInOne(source))) return;
  for (const passage of detailsText(source)) {
    const [mark] = marks.exec(passage.written) ?? [];
    if (mark)
      say(passage.line, `Readers would see "${mark}" as it is typed.`, 'Write plain words in the details.');
  }
}
