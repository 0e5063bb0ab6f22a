// A rule of a box has two lengths: the long one on the page, the short one on paper. The short one may leave out
// reasons and examples, but it is never weaker, and it says nothing that the long one does not.
import type { Source } from '../read/source.ts';
import type { Say } from '../report/report.ts';

type Rule = NonNullable<Source<'safety'>['data']['rules']>[number];

export function sayWeakerRules(block: Source<'safety'>, say: Say): void {
  (block.data.rules ?? []).forEach((rule, index) => {
    const [fault] = faultsOf(rule);
    if (fault) say(block.at('rules', index, 'short'), ...fault);
  });
}

type Fault = [says: string, mend: string];

function faultsOf({ text, short }: Rule): Fault[] {
  if (short === undefined) return [];
  const figures = figuresIn(short);
  const invented = [...figures].filter((figure) => !figuresIn(text).has(figure));
  const missing = [...limitsIn(text)].filter((limit) => !figures.has(limit));
  const uncalled = numbersIn(text).filter((number) => !numbersIn(short).includes(number));
  return [
    ...invented.map((figure): Fault => [
      `"${figure}" stands in the short rule, but not in the rule.`,
      'Give both the same figure.',
    ]),
    ...missing.map((limit): Fault => [
      `The limit "${limit}" of the rule is missing in the short one, which is weaker so.`,
      `Say ${limit} in the short rule, too.`,
    ]),
    ...uncalled.map((number): Fault => [
      `The number ${number} of the rule is missing in the short one.`,
      `Write ${number} in the short rule, too.`,
    ]),
    ...(forbids.test(text) && !forbids.test(short)
      ? [
          [
            'The rule says what nobody should do, and the short one does not.',
            'Say it with no, not, never or only.',
          ] as Fault,
        ]
      : []),
    ...(short.length > text.length
      ? [
          [
            'The short rule is longer than the rule.',
            'Shorten it, or leave it out: then paper has the rule itself.',
          ] as Fault,
        ]
      : []),
  ];
}

const figure = /\d+(?:,\d{3})*/g;

const plain = (text: string) => text.replace(/\{\w+\}/g, '');

const figuresIn = (text: string) => new Set<string>(plain(text).match(figure) ?? []);

/** What somebody may take at most, from which age or weight, for how long. */
const limit =
  /\b(?:at most|at least|under|over|below|above|within|from|after|more than|less than) (\d+(?:,\d{3})*)/gi;

const limitsIn = (text: string) =>
  new Set<string>([...plain(text).matchAll(limit)].flatMap(([, number]) => number ?? []));

const numbersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const forbids = /\b(?:no|not|none|never|nothing|only|against|stop)\b/i;
