// Markup in the details, quotation marks, promises, template examples, and the length of a page.
import { unfilledMark } from '@clinic/content-model/fields.ts';
import { lengths, secondReading } from '@clinic/content-model/lengths.ts';
import type { SiteRule } from '../read/rule.ts';
import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import { bodyText, detailsText, articleText, type Passage } from './passages.ts';
import { findPromises } from './promises.ts';
import { sum } from './readability.ts';
import { checkTown } from './town.ts';

export function checkWording(source: Source, report: Report) {
  for (const passage of detailsText(source)) {
    checkMarkup(passage, report);
    checkTown(passage, report);
  }
  for (const passage of [...detailsText(source), ...bodyText(source)]) {
    checkQuotes(passage, report);
    if (passage.field?.mayPromise) continue;
    for (const { message, fix, below } of findPromises(passage.text))
      report(passage.line + below, message, fix);
  }
  if (!source.data.draft) checkTemplateExamples(source, report);
}

/** Markdown works in the body only; in the details, readers would see it as typed. */
const marks = /<\/?[a-z][^<>]*>|\[[^\]]*\]\([^)]*\)|\*\*[^*]+\*\*|`[^`]+`/i;

function checkMarkup({ written, at }: Passage, report: Report) {
  const [mark] = marks.exec(written) ?? [];
  if (mark) report(at, `Readers would see "${mark}" as it is typed.`, 'Write plain words in the details.');
}

/** Unpaired quotation marks. An unclosed YAML string is reported before. */
function checkQuotes({ text, at }: Passage, report: Report) {
  if (!/["“”]/.test(text)) return;
  const countOf = (mark: RegExp) => text.match(mark)?.length ?? 0;
  const [opened, closed] = [countOf(/“/g), countOf(/”/g)];
  const add = 'Add the same mark on the other side, or remove it.';
  if (opened > closed) report(at, 'A quotation mark is opened but not closed.', add);
  else if (closed > opened) report(at, 'A quotation mark is closed but not opened.', add);
  // After a digit it means inches.
  else if (countOf(/(?<!\d)"/g) % 2) report(at, 'A quotation mark is not paired.', add);
}

function checkTemplateExamples(source: Source, report: Report) {
  for (const [index, line] of source.lines.entries()) {
    if (!line.includes(unfilledMark)) continue;
    // Without the end of a list in the details.
    const example = line
      .slice(line.indexOf(unfilledMark) + 1)
      .replace(/["'\]]*,?\s*$/, '')
      .trim();
    if (example)
      report(
        index + 1,
        `"${example}" is still the example of the template.`,
        'Write your own words in its place, or take it out. As long as the page is a draft, it may stay.',
      );
    else {
      const [name = ''] = line.trim().split(':');
      const { title = name } = source.shape.properties?.[name] ?? {};
      report(
        index + 1,
        `"${title}" is still to be filled in.`,
        'Choose or write it, or let the page be a draft.',
      );
    }
  }
}

/** A rule of the site: a page of the wrong length can be saved, but not published. */
export const checkLengths: SiteRule = (sources, reportIn) => {
  for (const source of sources) if (!source.data.draft) checkLength(source, reportIn(source));
};

function checkLength(source: Source, report: Report) {
  const { secondReadingOf } = source.data;
  const length = secondReadingOf ? secondReading : lengths[source.kind];
  if (!length || source.raw === undefined || bodyText(source).length === 0) return;
  const { page, min, max } = length;
  const details = secondReadingOf ? [] : Object.entries(source.shape.properties ?? {});
  const counted = details.filter(([, field]) => field.counted);
  const words = sum(articleText(source).flatMap(({ sentences }) => sentences.map((one) => one.words)));
  if (words >= min && words <= max) return;
  const fix = words < min ? `Write at least ${min - words} more.` : `Leave out at least ${words - max}.`;
  report(
    source.bodyLine,
    `The page has ${words} words; ${page} has ${min} to ${max} (${['text', ...counted.map(([name]) => name)].join(', ')}).`,
    fix,
    `The page has ${words} words; ${page} has ${min} to ${max}. ${fix} These count: ${['the text', ...counted.map(([name, { title = name }]) => title)].join(', ')}.`,
  );
}
