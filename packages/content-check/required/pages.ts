// Addresses that the specification promises. Search engines, leaflets and other sites link to them, so their files stay,
// and those in the menu keep their place. Every form links to the privacy notice.
import type { Kind } from '@clinic/content-model/kinds.ts';
import { isoDay } from '@clinic/contract/dates.ts';
import { addressOf } from '../read/addresses.ts';
import { fileNamed, findSource } from '../read/files.ts';
import { opensOn, type Source } from '../read/source.ts';
import type { ReportIn } from '../report/report.ts';

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
  /** Not in the menu. */
  otherServices: [
    'intercostal-nerve-block',
    'caudal-epidural-injection',
    'trigeminal-nerve-block',
    'disc-prolapse-endoscopic-procedure',
  ],
  notices: ['privacy'],
};

export function checkPromisedPages(sources: Source[], reportIn: ReportIn): void {
  const { conditions, listedServices, otherServices, notices } = required;
  for (const id of conditions) checkPromised('conditions', id, sources, reportIn);
  for (const id of [...listedServices, ...otherServices]) checkPromised('services', id, sources, reportIn);
  for (const id of notices) checkPromised('notices', id, sources, reportIn);
}

function checkPromised(kind: Kind, id: string, sources: Source[], reportIn: ReportIn): void {
  const by = kind === 'notices' ? 'every form' : 'the specification';
  const promised = `The address ${addressOf[kind]?.(id)} is promised by ${by}`;
  const source = findSource<Kind>(sources, kind, id);
  const report = reportIn(source ?? { file: fileNamed(kind, id) });
  if (!source)
    return report(
      1,
      `${promised}, but this file is missing.`,
      'Keep the file: its title and all its words may change. If the page must go for good, ask a developer to take it out of packages/content-check/required/pages.ts.',
    );
  const { draft, publishOn } = source.data;
  if (draft) report(source.at('draft'), `${promised}, but it is a draft.`, 'Remove the line "draft: true".');
  else if (opensOn(source) && publishOn)
    report(
      source.at('publishOn'),
      `${promised}, but it is not public yet.`,
      `Remove the line "publishOn: ${isoDay(publishOn)}".`,
    );
  else if (
    required.listedServices.includes(id) &&
    source.raw !== undefined &&
    source.data.order === undefined
  )
    report(
      source.detailsLine,
      `${promised}, with a place in the menu, but it has no "order".`,
      'Add a line "order: …" with a number that is not taken.',
    );
}
