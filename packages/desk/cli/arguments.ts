import { parseArgs } from 'node:util';
import { cleanPersonName, isPersonName } from '../reception/queries/people.ts';
import { ROLES, type Role } from '../reception/auth/roles.ts';
import * as people from './people.ts';
import * as requests from './tasks.ts';
import { UsageError, type Task } from './tasks.ts';

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
  writer: { type: 'boolean' },
  publisher: { type: 'boolean' },
  'remove-person': { type: 'string' },
  'turn-off-second-factor': { type: 'string' },
  sql: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parsed>['values'];

/** What means something only together with a command, and how that is said. */
const COMPANIONS = {
  yes: '--prune',
  new: 'the list and to --csv',
  'front-desk': '--add-person',
  writer: '--add-person',
  publisher: '--add-person',
  sql: 'the commands for people',
};

interface Command {
  reads: (values: Values, words: string[]) => Task;
  with?: (keyof typeof COMPANIONS)[];
  /** How many words may come after it. */
  words?: number;
}

const LIST: Command = { with: ['new'], reads: (values) => requests.list(values.new) };

const COMMANDS: Partial<Record<keyof Values, Command>> = {
  csv: { with: ['new'], words: 1, reads: (values, [target]) => requests.exportCsv(target, values.new) },
  handled: {
    words: Infinity,
    reads: ({ handled = [] }, words) => requests.handled([...handled, ...words].map(number)),
  },
  backup: { reads: ({ backup = '' }) => requests.copy(backup) },
  restore: { words: 1, reads: ({ restore = '' }, [target]) => requests.restoreBackup(restore, target) },
  prune: { with: ['yes'], reads: ({ prune = '', yes }) => requests.prune(days(prune), yes) },
  people: { with: ['sql'], reads: ({ sql }) => people.list(sql) },
  'add-person': {
    with: ['sql', 'front-desk', 'writer', 'publisher'],
    reads: ({ 'add-person': name = '', sql, ...values }) => people.add(personName(name), roleIn(values), sql),
  },
  'remove-person': {
    with: ['sql'],
    reads: ({ 'remove-person': name = '', sql }) => people.remove(personName(name), sql),
  },
  'turn-off-second-factor': {
    with: ['sql'],
    reads: ({ 'turn-off-second-factor': name = '', sql }) => people.turnOff(personName(name), sql),
  },
};

/** What is to be done; done is nothing yet. */
export function readTask(args: string[]): Task {
  const { values, positionals } = parsed(args);
  if (values.help) return ({ write }) => write(`${HELP}\n`);
  const given = Object.entries(COMMANDS).filter(([name]) => name in values);
  if (given.length > 1)
    throw new UsageError(`Do one thing at a time: ${given.map(([name]) => `--${name}`).join(' or ')}.`);
  const [, command] = given[0] ?? ['', LIST];
  const stray = Object.entries(COMPANIONS).find(
    ([option]) => option in values && !command.with?.some((name) => name === option),
  );
  if (stray) throw new UsageError(`--${stray[0]} only belongs to ${stray[1]}.`);
  if (positionals.length > (command.words ?? 0))
    throw new UsageError(`"${positionals.at(-1)}" is not understood.`);
  return command.reads(values, positionals);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

function roleIn(values: Values): Role {
  const given = ROLES.filter((role) =>
    role === 'manager' ? false : values[role === 'front desk' ? 'front-desk' : role],
  );
  if (given.length > 1) throw new UsageError('A person has one role.');
  return given[0] ?? 'manager';
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

const HELP = `Reads the requests that the site has kept.

  npm run requests                            all requests, newest first
  npm run requests -- --new                   only those not marked as handled
  npm run requests -- --handled 12            mark request 12 as handled
  npm run requests -- --csv requests.csv      write a file for a spreadsheet
  npm run requests -- --backup copy.sqlite    write a whole copy, also while the site is running
  npm run requests -- --restore FILE          make the requests file again of a backup (see BACKUP_KEY)
  npm run requests -- --restore FILE new.sqlite   the same into another file
  npm run requests -- --prune 90d             say what is older than 90 days, delete nothing
  npm run requests -- --prune 90d --yes       delete it
  npm run requests -- --add-person "Asha"     print a one-time link with which Asha joins, as a manager
  npm run requests -- --add-person "Asha" --front-desk   the same for somebody who shall not erase or hand out
  npm run requests -- --add-person "Asha" --writer       for somebody who writes pages and sees nothing of patients
  npm run requests -- --add-person "Asha" --publisher    for a writer who also publishes
  npm run requests -- --people                who works there, and in which role
  npm run requests -- --remove-person "Asha"  sign her out everywhere, and let her in no more
  npm run requests -- --turn-off-second-factor "Asha"    for somebody who has lost the phone and the codes on paper
  npm run requests -- --help                  this text

The file is data/requests.sqlite, or the one named in REQUESTS_FILE. With --sql, the commands for people change no
file and print what to give to Cloudflare's D1 instead. The link begins with SITE_URL, or else with this computer.
The copies hold personal data: keep them as carefully as the file itself.`;
