import { parseArgs } from 'node:util';

export type Task =
  | { kind: 'help' }
  | { kind: 'list'; onlyNew: boolean }
  | { kind: 'csv'; onlyNew: boolean; target: string | undefined }
  | { kind: 'handled'; ids: number[] }
  | { kind: 'backup'; target: string }
  | { kind: 'restore'; source: string; target: string | undefined }
  | { kind: 'prune'; days: number; really: boolean };

/** The message says what is wrong with the command that was typed. */
export class UsageError extends Error {}

const options = {
  new: { type: 'boolean' },
  csv: { type: 'boolean' },
  handled: { type: 'string', multiple: true },
  backup: { type: 'string' },
  restore: { type: 'string' },
  prune: { type: 'string' },
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
  if (values.prune !== undefined)
    return { kind: 'prune', days: days(values.prune), really: values.yes ?? false };
  return { kind: 'list', onlyNew };
}

type Values = ReturnType<typeof parsed>['values'];

function checkTogether(values: Values, positionals: string[]): void {
  const tasks = (['csv', 'handled', 'backup', 'restore', 'prune'] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (tasks.length > 1)
    throw new UsageError(`Do one thing at a time: ${tasks.map((name) => `--${name}`).join(' or ')}.`);
  const [task] = tasks;
  if (values.yes && task !== 'prune') throw new UsageError('--yes only belongs to --prune.');
  if (values.new && task && task !== 'csv')
    throw new UsageError('--new only belongs to the list and to --csv.');
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
