// The data that the app and its API send to each other. Dates are ISO strings.
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Writer } from './env.ts';

export interface Me extends Writer {
  /** Name of the practice, for the bar. */
  practice?: string;
  /** Origin of the live preview; only on the writer's own computer, where nothing is committed or published. */
  preview?: string;
}

export type State = 'draft' | 'planned' | 'waiting' | 'published' | 'review due';

/** A page by kind and file name. */
export interface Page {
  kind: Kind;
  id: string;
}

interface Titled extends Page {
  title: string;
}

/** A row of a list. */
export interface Row extends Titled {
  state: State;
  /** Day on which it appears, when planned; day on which the review is due. */
  day?: string;
  author?: string;
  changedAt?: string;
  changedBy?: string;
  /** Address of a thumbnail below the API path. */
  picture?: string;
}

/** A kind of content in the menu. */
export interface KindInfo {
  kind: Kind;
  label: string;
  group: string;
  /** True when entries can be added and deleted. */
  isOpen: boolean;
  hasText: boolean;
}

/** Something that a field can refer to. */
export interface Choice {
  /** Value in the file: a file name, a path of the site, or a word. */
  value: string;
  title: string;
  /** A second line, such as the year of a publication. */
  note?: string;
  picture?: string;
  /** For people of the team. */
  isDoctor?: boolean;
}

/** Choices of all fields and of the text, loaded once. */
export interface Choices {
  byKind: Partial<Record<Kind, Choice[]>>;
  /** Pages of the site by path. */
  pages: Choice[];
  plates: Choice[];
  /** Stored pictures, which are beside the pages of their kind. */
  pictures: Partial<Record<Kind, Choice[]>>;
  /** Host of the public site, whose pasted addresses become paths. */
  host?: string;
}

export type Path = (string | number)[];

export interface Problem {
  message: string;
  fix: string;
  /** Field in the details, or the number of the block in the text, counted from 0. */
  at: { path: Path } | { block: number };
  /** `save`: cannot be saved. `publish`: saved, but cannot be published. `advice`: stops nothing. */
  stops: 'save' | 'publish' | 'advice';
}

export type Data = Record<string, unknown>;

export interface Draft {
  /** Hash of the file's text, sent back when saving. */
  version: string;
  data: Data;
  /** MDX; undefined for kinds without a text. */
  body?: string;
}

export interface Entry extends Titled, Draft {
  field: Field;
  problems: Problem[];
  /** Path of its page on the site. */
  page?: string;
}

/** Two writers changed the same place. */
export interface Conflict {
  /** Name of the other writer. */
  by: string;
  places: { mine: string; theirs: string }[];
  /** Versions to send with the draft. Places that only one writer changed are merged either way. */
  keepMine: string;
  takeTheirs: string;
}

/** 200. */
export interface Saved {
  entry: Entry;
  /** The writer whose changes were merged in. */
  mergedWith?: string;
}

/** Every other status: 400, 401, 404, 409, 413, 500. */
export interface Refusal {
  /** A message for the writer. */
  message: string;
  problems?: Problem[];
  conflict?: Conflict;
}

export interface Piece {
  is: 'kept' | 'new' | 'gone';
  text: string;
}

/** A changed field or paragraph. */
export interface ChangedPart {
  /** Label of the field, such as "Causes, 2: Title"; empty for the text. */
  label: string;
  pieces: Piece[];
}

export interface Change extends Titled {
  how: 'new' | 'gone' | 'changed' | 'renamed';
  commit: string;
  by: string;
  at: string;
  parts: ChangedPart[];
}

export interface Job {
  id: number;
  what: 'publication' | 'preview';
  by: string;
  step: string;
  since: string;
  isWaiting: boolean;
  isDone: boolean;
  /** Why it failed, and the pages named in it. */
  problem?: string;
  pages: Titled[];
  /** Publication: pages that are now public, and those that appear later. */
  published?: { title: string; page?: string; appearsOn?: string }[];
  /** Preview: its address. */
  link?: string;
}

export interface PreviewLink {
  link: string;
  by: string;
  at: string;
  until: string;
  /** Changed pages, to open directly. */
  pages: { title: string; page: string }[];
}

export interface Release {
  name: string;
  by: string;
  at: string;
  isActive: boolean;
  /** Its files still exist, so the site can be rolled back to it. */
  isKept: boolean;
}

export interface Overview {
  /** Commit that the lists below show. */
  head: string;
  waiting: Change[];
  planned: (Titled & { day: string })[];
  active?: Release;
  /** The last request for a publication, with its pages that still wait, at most 20. */
  asked?: { by: string; at: string; titles: string[] };
  jobs: Job[];
  previews: PreviewLink[];
  /** The code was updated since the last build. */
  hasNewCode: boolean;
}

/** A page, plate, exercise sheet or translation that waits for a signature. */
export interface ToSign {
  kind: string;
  name: string;
  title: string;
  /** Why it waits. */
  waits: string;
  page?: string;
  picture?: string;
  /** Text alternative and labels of a plate, which are signed too. */
  words?: string;
  /** Changes since the last signature; empty when there was none. */
  changes: ChangedPart[];
  /** Hash of the shown item, sent back when signing. */
  version: string;
}
