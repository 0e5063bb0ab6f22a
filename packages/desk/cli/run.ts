import { parseArgs, type ParseArgsOptionDescriptor, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError, type Call, type Command } from './command.ts';
import * as people from './people.ts';
import * as requests from './requests.ts';

interface Entry extends ParseArgsOptionDescriptor {
  run: Command;
  /** How many words it takes at most. */
  words: number;
  /** The options that may be given with it. */
  with?: string[];
}

const LIST: Entry = { type: 'boolean', run: requests.list, words: 0, with: ['new'] };
const COMMANDS: Record<string, Entry> = {
  csv: { type: 'boolean', run: requests.exportCsv, words: 1, with: ['new'] },
  handled: { type: 'string', run: requests.markHandled, words: Infinity, multiple: true },
  backup: { type: 'string', run: requests.copy, words: 1 },
  restore: { type: 'string', run: requests.restoreBackup, words: 2 },
  prune: { type: 'string', run: requests.prune, words: 1, with: ['yes'] },
  people: { type: 'boolean', run: people.list, words: 0, with: ['sql'] },
  'add-person': { type: 'string', run: people.add, words: 1, with: ['sql', ...people.ROLE_OPTIONS] },
  'remove-person': { type: 'string', run: people.remove, words: 1, with: ['sql'] },
  'turn-off-second-factor': { type: 'string', run: people.turnOffSecondFactor, words: 1, with: ['sql'] },
};

const FLAGS: ParseArgsOptionsConfig = {
  new: { type: 'boolean' },
  yes: { type: 'boolean' },
  sql: { type: 'boolean' },
  'front-desk': { type: 'boolean' },
  writer: { type: 'boolean' },
  publisher: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

export async function run(args: string[], context: Omit<Call, 'words' | 'has'>): Promise<void> {
  const { values, positionals } = parse(args);
  const given = Object.keys(values);
  if (values.help) return context.write(`${HELP}\n`);
  const [name = '', other] = given.filter((option) => option in COMMANDS);
  if (other) throw new UsageError(`Use one command at a time: --${name} or --${other}.`);
  const command = COMMANDS[name] ?? LIST;
  const stray = given.find((option) => option !== name && !command.with?.includes(option));
  if (stray) throw new UsageError(`--${stray} only works with ${commandsWith(stray)}.`);
  const words = [values[name], positionals].flat().filter((word) => typeof word === 'string');
  if (words.length > command.words) throw new UsageError(`Unexpected argument "${words.at(-1)}".`);
  await command.run({ ...context, words, has: (option) => option in values });
}

const commandsWith = (option: string): string =>
  Object.entries({ 'the list': LIST, ...COMMANDS })
    .filter(([, command]) => command.with?.includes(option))
    .map(([name]) => (name in COMMANDS ? `--${name}` : name))
    .join(' or ');

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { ...COMMANDS, ...FLAGS }, allowPositionals: true });
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
  npm run requests -- --add-person "Asha" --front-desk   the same for somebody who may not erase or hand out
  npm run requests -- --add-person "Asha" --writer       for somebody who writes pages and sees no patients
  npm run requests -- --add-person "Asha" --publisher    for a writer who also publishes
  npm run requests -- --people                list who can sign in, with their roles
  npm run requests -- --remove-person "Asha"  sign Asha out everywhere and end her access
  npm run requests -- --turn-off-second-factor "Asha"    for somebody who lost the phone and the recovery codes
  npm run requests -- --help                  show this text

The file is data/requests.sqlite, or the one named in REQUESTS_FILE. With --sql, the commands for people change no
file and print what to give to Cloudflare's D1 instead. The link begins with SITE_URL, or else with this computer.
The copies contain personal data: protect them as carefully as the file itself.`;
