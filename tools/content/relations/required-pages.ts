// The addresses that the specification promises. Search engines, leaflets and other sites lead to them, so their files
// stay, whatever they say; those that the menu lists keep a place in it. Every form leads to the privacy notice.
import type { Kind } from '#schemas/kinds.ts';
import type { Mistake } from '../say/mistake.ts';
import { addressOf } from '../read/addresses.ts';
import { endingOf, folderOf } from '../read/files.ts';
import { never, opensOn, valuesWith, type Source } from '../read/source.ts';
import { everyField } from '../read/values.ts';

export const required = {
  conditions: [
    'knee-pain',
    'low-back-pain',
    'neck-pain',
    'shoulder-pain',
    'hip-pain',
    'sciatica',
    'cervical-spondylosis',
    'acl-tear',
    'cancer-pain',
    'trigeminal-neuralgia',
    'knee-arthritis',
    'neuropathic-pain',
    'migraine-headache',
    'herniated-disc',
    'disc-prolapse',
    'slipped-disc',
    'elbow-hand-wrist-pain',
    'abdominal-region-pain',
    'foot-ankle-pain',
    'sports-injuries',
  ],
  listedServices: [
    'non-surgical-regenerative-therapy-knee-joint',
    'cervical-facet-joint-injections',
    'genicular-nerve-block',
    'nerve-block-injections',
    'sacroiliac-joint-pain',
    'superior-hypogastric-plexus-block',
    'vertebroplasty',
    'non-surgical-regenerative-therapy-hip-joint',
    'cervical-medial-branch-block',
    'intercoastal-nerve-block',
    'prp-therapy-plantar-fascitis',
    'sphenopalatine-ganglion-block',
    'thoracic-medial-branch-block',
    'non-surgical-regenerative-therapy-shoulder-joint',
    'coeliac-plexus-block',
    'intrathecal-pump-implantation',
    'prp-injection-tennis-elbow',
    'spinal-cord-stimulators',
    'tens-therapy',
    'caudal-epidural-injections',
    'ganglion-impar-block',
    'lumbar-medial-branch',
    'lumbar-sympathetic-block',
    'radiofrequency-ablation-rfa',
    'stellate-ganglion-block',
    'trigeminal-nerve-block-rfa',
  ],
  /** Known by their addresses only. */
  otherServices: [
    'intercostal-nerve-block',
    'caudal-epidural-injection',
    'trigeminal-nerve-block',
    'disc-prolapse-endoscopic-procedure',
  ],
  notices: ['privacy'],
};

export function missingPages(sources: Source[]): Mistake[] {
  const { conditions, listedServices, otherServices, notices } = required;
  return [
    ...conditions.flatMap((id) => mistakeAt('conditions', id, sources)),
    ...listedServices.flatMap((id) => mistakeAt('services', id, sources, 'listed')),
    ...otherServices.flatMap((id) => mistakeAt('services', id, sources)),
    ...notices.flatMap((id) => mistakeAt('notices', id, sources)),
  ];
}

function mistakeAt(kind: Kind, id: string, sources: Source[], listed?: 'listed'): Mistake[] {
  const source = sources.find((one) => one.kind === kind && one.id === id);
  const by = kind === 'notices' ? 'every form' : 'the specification';
  const promised = `The address ${addressOf[kind]?.(id)} is promised by ${by}`;
  if (!source)
    return [
      {
        file: `${folderOf(kind)}/${id}${endingOf(kind)}`,
        line: 1,
        says: `${promised}, but this file is missing.`,
        mend: 'Keep the file: its title and all its words may change. If the page must go for good, ask a developer to take it out of tools/content/relations/required-pages.ts.',
      },
    ];
  const say = (line: number, says: string, mend: string) => [{ file: source.file, line, says, mend }];
  const opens = opensOn(source);
  if (opens) {
    const [why] = [...valuesWith(source, 'draft'), ...valuesWith(source, 'publish on')];
    return say(
      source.lineOf(why?.path ?? []),
      `${promised}, but it is ${opens === never ? 'a draft' : 'not public yet'}.`,
      `Remove the line "${why?.path.at(-1)}: ${String(why?.value)}".`,
    );
  }
  return listed ? sayNoPlace(source, promised, say) : [];
}

/** A page that the menu lists keeps its place there. */
function sayNoPlace(
  source: Source,
  promised: string,
  say: (line: number, says: string, mend: string) => Mistake[],
) {
  if (source.data === undefined || valuesWith(source, 'place').length > 0) return [];
  const place = everyField(source.shape)
    .find(({ field }) => field.role === 'place')
    ?.way.at(-1);
  return say(
    source.detailsLine,
    `${promised}, with a place in the menu, but it has no "${place}".`,
    `Add a line "${place}: …" with a number that is not taken.`,
  );
}
