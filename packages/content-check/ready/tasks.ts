// The tasks that are left before real patients come, in the order in which a practice goes through them.
import type { Day } from '@clinic/contract/dates.ts';
import { readAll } from '../read/files.ts';
import { ofKind } from '../read/source.ts';
import { pagesWithSampleFacts } from '../required/sample-facts.ts';
import { signable } from '../review/signable.ts';
import { namingSampleTown } from '../text/town.ts';
import {
  hoursOf,
  lacking,
  overdueIf,
  marked,
  placeIn,
  toSign,
  unlistedPlates,
  type Find,
  type Place,
} from './places.ts';
import { requestTasks, websiteTasks } from './settings.ts';

export interface Task {
  /** The person who can do the task. */
  owner: 'the practice' | 'a doctor' | 'a physiotherapist' | 'a translator' | 'a lawyer';
  /** The noun for the number of places, singular and plural. */
  counted: [one: string, many: string];
  message: string;
  /** Empty for a setting, which is in no file. */
  where: Place[];
}

type ContentTask = Omit<Task, 'where'> & { find: Find };

export function findTasks(root: string, env: NodeJS.ProcessEnv, today: Day): Task[] {
  const sources = readAll(root);
  const unsigned = signable(root, sources, today).filter(({ waits }) => waits);
  const inContent = contentTasks.map(({ find, ...task }) => {
    return { ...task, where: find({ root, sources, today, unsigned }) };
  });
  return [
    ...inContent.filter(({ where }) => where.length > 0),
    ...websiteTasks(sources, env),
    ...requestTasks(env),
  ];
}

const contentTasks: ContentTask[] = [
  {
    owner: 'the practice',
    counted: ['set of hours', 'sets of hours'],
    message:
      'The opening hours are shown in five places. Read them side by side. Where they differ on purpose, say why in "differ"; else make them the same.',
    find: ({ sources }) => ofKind(sources, 'practice').flatMap(hoursOf),
  },
  {
    owner: 'the practice',
    counted: ['name', 'names'],
    message:
      "The law requires the name of the person who answers complaints about personal details. Put it into the practice's facts.",
    find: lacking('practice', ({ privacyOfficer }) => privacyOfficer),
  },
  {
    owner: 'the practice',
    counted: ['name', 'names'],
    message:
      "Patients are not told whose server keeps what the forms send, and in which country. Put it into the practice's facts.",
    find: lacking('practice', ({ hosting }) => hosting),
  },
  {
    owner: 'the practice',
    counted: ['sample', 'samples'],
    message: 'These are invented for the sample practice. Write what is true, then remove the mark.',
    find: ({ sources }) => [
      ...marked(
        sources.filter(({ kind }) => kind !== 'notices'),
        ['sample'],
      ),
      ...marked(sources, ['price', 'sample'], () => 'price'),
    ],
  },
  {
    owner: 'the practice',
    counted: ['name', 'names'],
    message:
      "Pages in Hindi and Marathi name your town in English letters. Put its name in both languages into the practice's facts.",
    find: lacking('practice', ({ address }) => !address || (address.cityInHindi && address.cityInMarathi)),
  },
  {
    owner: 'the practice',
    counted: ['text', 'texts'],
    message:
      "These texts name the sample's town, and not yours. Write {town}: pages then name the town of your address.",
    find: ({ sources }) =>
      namingSampleTown(sources).map(({ passage, name }) => placeIn(passage.source, passage.line, name)),
  },
  {
    owner: 'a lawyer',
    counted: ['notice', 'notices'],
    message: 'No lawyer has confirmed these yet. Change what a lawyer asks for, then remove the mark.',
    find: ({ sources }) => marked(ofKind(sources, 'notices'), ['sample']),
  },
  {
    owner: 'a lawyer',
    counted: ['consent', 'consents'],
    message:
      'These patients are shown without the day on which they agreed in writing. Confirm each consent, then enter it.',
    find: lacking('testimonials', ({ consentOn }) => consentOn),
  },
  {
    owner: 'a doctor',
    counted: ['word to decide', 'words to decide'],
    message:
      'No doctor who speaks Hindi or Marathi has said whether patients understand these words. Correct what should be another, then take the line out of "toDecide".',
    find: ({ sources }) =>
      sources.flatMap((source) =>
        source.values
          .filter(({ path, value }) => path.at(-2) === 'toDecide' && typeof value === 'string')
          .map(({ path, value }) => placeIn(source, source.lineOf(path), String(value))),
      ),
  },
  {
    owner: 'the practice',
    counted: ['video', 'videos'],
    message: 'These videos have no transcript for people who cannot hear them. Write down every word.',
    find: lacking('testimonials', ({ transcript }) => transcript),
  },
  {
    owner: 'a doctor',
    counted: ['publication', 'publications'],
    message:
      'No one has checked these yet, though pages cite them. Open each; where it says what the pages say, remove the mark.',
    find: ({ sources }) => marked(sources, ['unseen'], ({ data }) => data.url),
  },
  {
    owner: 'a doctor',
    counted: ['overdue review', 'overdue reviews'],
    message: 'A doctor should have read these pages again by now.',
    find: overdueIf((kind) => kind !== 'claims'),
  },
  {
    owner: 'the practice',
    counted: ['overdue figure', 'overdue figures'],
    message: 'These figures of the practice should have been checked again by now.',
    find: overdueIf((kind) => kind === 'claims'),
  },
  {
    owner: 'a doctor',
    counted: ['page', 'pages'],
    message:
      'No doctor has reviewed these pages yet; they say so. To go through them: npm run review -- pages',
    find: toSign('pages', 'unsigned'),
  },
  {
    owner: 'a doctor',
    counted: ['changed page', 'changed pages'],
    message:
      'These pages have changed in their medical parts since a doctor reviewed them; they say so. To go through what has changed: npm run review -- pages',
    find: toSign('pages', 'changed'),
  },
  {
    owner: 'a doctor',
    counted: ['illustration', 'illustrations'],
    message:
      'No doctor has signed these illustrations yet; their pages say so. To go through them: npm run review -- plates',
    find: (content) => [...toSign('plates')(content), ...unlistedPlates(content)],
  },
  {
    owner: 'a translator',
    counted: ['page in short', 'pages in short'],
    message:
      'No one who reads Hindi or Marathi has compared these with the English pages as they are now; they say so. To go through them: npm run review -- translations --by="Name"',
    find: toSign('translations'),
  },
  {
    owner: 'a physiotherapist',
    counted: ['exercise', 'exercises'],
    message:
      'No physiotherapist has checked these exercises as they are now; their page says so. To go through them: npm run review -- exercises --by="Name, qualification"',
    find: toSign('exercises'),
  },
  {
    owner: 'the practice',
    counted: ['page', 'pages'],
    message:
      'These built pages still show a number or an address of the sample. Build again; if they stay, ask a developer.',
    find: ({ root, sources }) =>
      pagesWithSampleFacts(root, sources).map(({ file, facts }) => placeIn({ file }, 1, facts.join(', '))),
  },
];
