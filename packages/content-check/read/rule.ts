// The types of the rules.
import type { Day } from '@clinic/contract/dates.ts';
import type { Report, ReportIn } from '../report/report.ts';
import type { Source } from './source.ts';

/** The rest of the content, for rules that compare files. */
export interface Context {
  root: string;
  all: Source[];
  today: Day;
}

/** Checks one file. */
export type Rule = (source: Source, report: Report, context: Context) => void;

/** Checks the files together. */
export type SiteRule = (sources: Source[], reportIn: ReportIn, root: string) => void;
