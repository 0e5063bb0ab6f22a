// A rule of a box has two lengths: the long one on the page, the short one on paper. The short one may leave out
// reasons and examples, but it is never weaker, and it says nothing that the long one does not.
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';

type Rule = NonNullable<Source<'safety'>['data']['rules']>[number];

export function sayWeakerRules(block: Source<'safety'>, say: Say): void {
  (block.data.rules ?? []).forEach((rule, index) => {
    const fault = faultOf(rule);
    if (fault) say(block.at('rules', index, 'short'), ...fault);
  });
}

function faultOf({ text, short }: Rule): [says: string, mend: string] | undefined {
  if (short === undefined) return undefined;
  const figures = figuresIn(short);
  const invented = figures.find((figure) => !figuresIn(text).includes(figure));
  if (invented)
    return [`"${invented}" stands in the short rule, but not in the rule.`, 'Give both the same figure.'];
  const missing = limitsIn(text).find((limit) => !figures.includes(limit));
  if (missing)
    return [
      `The limit "${missing}" of the rule is missing in the short one, which is weaker so.`,
      `Say ${missing} in the short rule, too.`,
    ];
  const uncalled = numbersIn(text).find((number) => !numbersIn(short).includes(number));
  if (uncalled)
    return [
      `The number ${uncalled} of the rule is missing in the short one.`,
      `Write ${uncalled} in the short rule, too.`,
    ];
  if (forbids.test(text) && !forbids.test(short))
    return [
      'The rule says what nobody should do, and the short one does not.',
      'Say it with no, not, never or only.',
    ];
  if (short.length <= text.length) return undefined;
  return [
    'The short rule is longer than the rule.',
    'Shorten it, or leave it out: then paper has the rule itself.',
  ];
}

const figure = /\d+(?:,\d{3})*/g;

const plain = (text: string) => text.replace(/\{\w+\}/g, '');

const figuresIn = (text: string): string[] => plain(text).match(figure) ?? [];

/** What somebody may take at most, from which age or weight, for how long. */
const limit =
  /\b(?:at most|at least|under|over|below|above|within|from|after|more than|less than) (\d+(?:,\d{3})*)/gi;

const limitsIn = (text: string) => [...plain(text).matchAll(limit)].flatMap(([, number]) => number ?? []);

const numbersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const forbids = /\b(?:no|not|none|never|nothing|only|against|stop)\b/i;
