// Former addresses: each redirects to one page, and no present page has it.
import { addressOf } from '../read/addresses.ts';
import { findSource } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import type { Report } from '../report/report.ts';
import type { Context } from '../read/rule.ts';
import { isPageOfSite } from './unique.ts';

export const formerAddresses = ({ kind, data }: Source): string[] =>
  (data.formerly ?? []).flatMap((name) => addressOf[kind]?.(name) ?? []);

export function checkFormerNames(source: Source, report: Report, { root, all }: Context): void {
  const heirOf = (name: string) =>
    all.find(
      ({ kind, file, data }) => kind === source.kind && file !== source.file && data.formerly?.includes(name),
    );
  source.data.formerly?.forEach((name, index) => {
    const address = addressOf[source.kind]?.(name) ?? '';
    const taken =
      findSource(all, source.kind, name)?.file ?? (isPageOfSite(root, address) ? 'a page of the site' : '');
    const rival = heirOf(name);
    const message = taken ? `is that of ${taken}` : rival && `would lead to ${rival.file}, too`;
    const where = taken ? 'the former file names' : 'one of the two';
    const fix = `Remove "${name}" from ${where}.`;
    if (message) report(['formerly', index], `The former address ${address} ${message}.`, fix);
  });
  const heir = heirOf(source.id);
  if (heir)
    report(
      1,
      `${addressOf[source.kind]?.(source.id)} leads to ${heir.file}, which had this name.`,
      'Give this file another name, or remove it from the former file names there.',
    );
}
