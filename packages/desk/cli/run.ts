import { parseArgs, type ParseArgsOptionDescriptor, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError, type Command, type CommandContext } from './command.ts';
import * as people from './people.ts';
import * as requests from './requests.ts';

interface Entry extends ParseArgsOptionDescriptor {
  run: Command;
  maxArgs: number;
  /** The options that may be given with it. */
  with?: string[];
}

const LIST: Entry = { type: 'boolean', run: requests.list, maxArgs: 0, with: ['new'] };
const COMMANDS: Record<string, Entry> = {
  csv: { type: 'boolean', run: requests.exportCsv, maxArgs: 1, with: ['new'] },
  handled: { type: 'string', run: requests.markHandled, maxArgs: Infinity, multiple: true },
  backup: { type: 'string', run: requests.copy, maxArgs: 1 },
  restore: { type: 'string', run: requests.restoreBackup, maxArgs: 2 },
  prune: { type: 'string', run: requests.prune, maxArgs: 1, with: ['yes'] },
  people: { type: 'boolean', run: people.list, maxArgs: 0, with: ['sql'] },
  'add-person': { type: 'string', run: people.add, maxArgs: 1, with: ['sql', ...people.ROLE_OPTIONS] },
  'remove-person': { type: 'string', run: people.remove, maxArgs: 1, with: ['sql'] },
  'turn-off-second-factor': { type: 'string', run: people.turnOffSecondFactor, maxArgs: 1, with: ['sql'] },
};

const flags = ['new', 'yes', 'sql', ...people.ROLE_OPTIONS].map((name) => [name, { type: 'boolean' }]);
const OPTIONS: ParseArgsOptionsConfig = {
  ...COMMANDS,
  ...Object.fromEntries(flags),
  help: { type: 'boolean', short: 'h' },
};

export async function run(argv: string[], context: Omit<CommandContext, 'args' | 'has'>): Promise<void> {
  const { values, positionals } = parse(argv);
  const given = Object.keys(values);
  if (values.help) return context.write(`${HELP}\n`);
  const [name = '', other] = given.filter((option) => option in COMMANDS);
  if (other) throw new UsageError(`Use one command at a time: --${name} or --${other}.`);
  const command = COMMANDS[name] ?? LIST;
  const extra = given.find((option) => option !== name && !command.with?.includes(option));
  if (extra) throw new UsageError(`--${extra} only works with ${commandsWith(extra)}.`);
  const args = [values[name], positionals].flat().filter((arg) => typeof arg === 'string');
  if (args.length > command.maxArgs) throw new UsageError(`Unexpected argument "${args.at(-1)}".`);
  await command.run({ ...context, args, has: (option) => option in values });
}

const commandsWith = (option: string): string =>
  Object.entries({ 'the list': LIST, ...COMMANDS })
    .filter(([, command]) => command.with?.includes(option))
    .map(([name]) => (name in COMMANDS ? `--${name}` : name))
    .join(' or ');

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] + '.');
  }
}

const HELP = `Reads and changes the requests that the site has stored.

  npm run requests                            list all requests, newest first
  npm run requests -- --new                   list only those not marked as handled
  npm run requests -- --handled 12            mark request 12 as handled
  npm run requests -- --csv requests.csv      write a file for a spreadsheet
  npm run requests -- --backup copy.sqlite    write a complete copy, also while the site is running
  npm run requests -- --restore FILE          restore the requests file from a backup (see BACKUP_KEY)
  npm run requests -- --restore FILE new.sqlite   the same into another file
  npm run requests -- --prune 90d             count the requests older than 90 days, delete nothing
  npm run requests -- --prune 90d --yes       delete them
  npm run requests -- --add-person "Asha"     print a one-time link with which Asha joins, as a manager
  npm run requests -- --add-person "Asha" --front-desk   the same for a person who may not erase or export
  npm run requests -- --add-person "Asha" --writer       for a person who writes pages and sees no patients
  npm run requests -- --add-person "Asha" --doctor       for a doctor of the team, who writes and signs pages
  npm run requests -- --add-person "Asha" --publisher    for a writer who also publishes
  npm run requests -- --people                list who can sign in, with their roles
  npm run requests -- --remove-person "Asha"  sign Asha out everywhere and end her access
  npm run requests -- --turn-off-second-factor "Asha"    for a person who lost the phone and the recovery codes
  npm run requests -- --help                  show this text

The file is data/requests.sqlite, or the one named in REQUESTS_FILE. With --sql, the commands for people change no
file and print the command for Cloudflare's D1 instead. The link begins with SITE_URL, or else with this computer.
Copies contain personal data: protect them as carefully as the file itself.`;
