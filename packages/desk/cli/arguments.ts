import { parseArgs } from 'node:util';
import type { Role } from '../reception/auth/roles.ts';
import { cleanPersonName, isPersonName } from '../reception/queries/people.ts';

export type Task =
  | { kind: 'help' }
  | { kind: 'list'; onlyNew: boolean }
  | { kind: 'csv'; onlyNew: boolean; target: string | undefined }
  | { kind: 'handled'; ids: number[] }
  | { kind: 'backup'; target: string }
  | { kind: 'restore'; source: string; target: string | undefined }
  | { kind: 'prune'; days: number; really: boolean }
  | { kind: 'people'; sql: boolean }
  | { kind: 'add person'; name: string; role: Role; sql: boolean }
  | { kind: 'remove person' | 'turn off second factor'; name: string; sql: boolean };

/** The message says what is wrong with the command that was typed. */
export class UsageError extends Error {}

const options = {
  new: { type: 'boolean' },
  csv: { type: 'boolean' },
  handled: { type: 'string', multiple: true },
  backup: { type: 'string' },
  restore: { type: 'string' },
  prune: { type: 'string' },
  people: { type: 'boolean' },
  'add-person': { type: 'string' },
  'front-desk': { type: 'boolean' },
  'remove-person': { type: 'string' },
  'turn-off-second-factor': { type: 'string' },
  sql: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readTask(args: string[]): Task {
  const { values, positionals } = parsed(args);
  if (values.help) return { kind: 'help' };
  checkTogether(values, positionals);
  const onlyNew = values.new ?? false;
  if (values.handled) return { kind: 'handled', ids: [...values.handled, ...positionals].map(number) };
  if (values.csv) return { kind: 'csv', onlyNew, target: positionals[0] };
  if (values.backup) return { kind: 'backup', target: values.backup };
  if (values.restore) return { kind: 'restore', source: values.restore, target: positionals[0] };
  const ofPeople = peopleTask(values);
  if (ofPeople) return ofPeople;
  if (values.prune !== undefined)
    return { kind: 'prune', days: days(values.prune), really: values.yes ?? false };
  return { kind: 'list', onlyNew };
}

const TASKS = [
  'csv',
  'handled',
  'backup',
  'restore',
  'prune',
  'people',
  'add-person',
  'remove-person',
  'turn-off-second-factor',
] as const;

/** What only means something together with one of these tasks; undefined is the list. */
const COMPANIONS: { option: 'yes' | 'new' | 'sql' | 'front-desk'; tasks: unknown[]; words: string }[] = [
  { option: 'yes', tasks: ['prune'], words: '--prune' },
  { option: 'new', tasks: [undefined, 'csv'], words: 'the list and to --csv' },
  { option: 'front-desk', tasks: ['add-person'], words: '--add-person' },
  { option: 'sql', tasks: TASKS.slice(-4), words: 'the commands for people' },
];

type Values = ReturnType<typeof parsed>['values'];

function checkTogether(values: Values, positionals: string[]): void {
  const tasks = TASKS.filter((name) => values[name] !== undefined);
  if (tasks.length > 1)
    throw new UsageError(`Do one thing at a time: ${tasks.map((name) => `--${name}`).join(' or ')}.`);
  const [task] = tasks;
  for (const { option, tasks, words } of COMPANIONS)
    if (values[option] && !tasks.includes(task))
      throw new UsageError(`--${option} only belongs to ${words}.`);
  const room = task === 'handled' ? Infinity : task === 'csv' || task === 'restore' ? 1 : 0;
  if (positionals.length > room) throw new UsageError(`"${positionals.at(-1)}" is not understood.`);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

function peopleTask(values: Values): Task | undefined {
  const sql = values.sql ?? false;
  if (values.people) return { kind: 'people', sql };
  const [added, removed, lost] = [
    values['add-person'],
    values['remove-person'],
    values['turn-off-second-factor'],
  ];
  const role = values['front-desk'] ? 'front desk' : 'manager';
  if (added !== undefined) return { kind: 'add person', name: personName(added), role, sql };
  if (removed !== undefined) return { kind: 'remove person', name: personName(removed), sql };
  return lost === undefined ? undefined : { kind: 'turn off second factor', name: personName(lost), sql };
}

function personName(text: string): string {
  const name = cleanPersonName(text);
  if (isPersonName(name)) return name;
  throw new UsageError(`"${text}" is not a name: 2 to 60 letters, such as "Asha Rao".`);
}

function number(text: string): number {
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(`"${text}" is not the number of a request.`);
  return Number(digits);
}

function days(text: string): number {
  const [, digits] = /^(\d{1,5})d$/.exec(text) ?? [];
  if (!Number(digits)) throw new UsageError(`--prune needs a number of days such as 90d, not "${text}".`);
  return Number(digits);
}
