// What is set where the site is built, or in the practice's facts.
import { checkedOrigin } from '#forms/sending/api-host.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Obstacle } from './obstacle.ts';

const setting = (says: string): Obstacle => ({
  whose: 'the practice',
  counted: ['setting', 'settings'],
  says,
  where: [],
});

/** What the desk is told where it runs: see packages/desk/hosting.md. */
type Need = [names: string[], says: string];
const ofTheDesk: Need[] = [
  [
    ['SMTP_URL', 'REQUEST_WEBHOOK'],
    'Nobody is told of a new request. Set SMTP_URL, MAIL_TO and MAIL_FROM for mail, or REQUEST_WEBHOOK.',
  ],
  [
    ['KEEP_DAYS'],
    'No request is ever erased by itself. Set KEEP_DAYS to the days that the privacy notice names.',
  ],
  [
    ['BACKUP_FOLDER'],
    'With a broken disk, all requests are lost. Set BACKUP_FOLDER and BACKUP_KEY: a copy is made each hour, and put back for a trial each day.',
  ],
  [
    ['HEARTBEAT_URL'],
    'When the server stands still, nobody hears of it. Set HEARTBEAT_URL to a service that gives the alarm when its calls stay away.',
  ],
  [
    ['SECOND_FACTOR'],
    'A stolen password is enough to read what patients sent. Set SECOND_FACTOR to managers or all, with a SECOND_FACTOR_KEY: signing in then asks for a code from a phone as well.',
  ],
];

/** Set for static sites as well, so it does not show that there is a desk. */
const siteUrl: Need = [
  ['SITE_URL'],
  'Invitation links use the host that a browser names, and passkeys do not work. Set SITE_URL to the public address.',
];

/** The forms send to a host that was named when the site was built, or to the desk. */
export function requests(env: NodeJS.ProcessEnv): Obstacle[] {
  try {
    if (checkedOrigin(env.PUBLIC_API_HOST)) return [];
  } catch (error) {
    return [setting((error as Error).message)];
  }
  const isMissing = ([names]: Need) => !names.some((name) => env[name]);
  const missing = [...ofTheDesk, siteUrl].filter(isMissing);
  if (!ofTheDesk.every(isMissing)) return missing.map(([, says]) => setting(says));
  const says =
    'Nothing here says where requests go. With the desk (npm run release, npm start), call npm run ready where its ' +
    'settings are. On a plain static host, set PUBLIC_API_HOST when building: without it, every request would be lost.';
  return [setting(says), ...missing.map(([, words]) => setting(words))];
}

/** What the privacy notice names at its end. */
const named = {
  privacyOfficer: 'The law wants the name of whoever answers complaints about personal details.',
  hosting: 'Patients are not told whose server keeps what the forms send, and in which country.',
} as const;

export const privacyNames = (sources: Source[]): Obstacle[] =>
  (['privacyOfficer', 'hosting'] as const).map((fact) => ({
    whose: 'the practice',
    counted: ['name', 'names'],
    says: `${named[fact]} Put it into the practice's facts.`,
    where: ofKind(sources, 'practice')
      .filter(({ data }) => !data[fact])
      .map(({ file }) => ({ file, line: 1 })),
  }));

export function website(sources: Source[], env: NodeJS.ProcessEnv): Obstacle[] {
  const practice = ofKind(sources, 'practice').find(({ data }) => data.website);
  const address = env.SITE_URL || practice?.data.website || '';
  if (
    /^https:/.test(address) &&
    URL.canParse(address) &&
    !/\.(example|test|invalid)$|^localhost$/.test(new URL(address).hostname)
  )
    return [];
  return [
    {
      whose: 'the practice',
      counted: ['address', 'addresses'],
      says: `The public address "${address}" is a sample, or not one of https. Change it in the practice's facts.`,
      where: practice ? [{ file: practice.file, line: practice.lineOf(practice.at('website')) }] : [],
    },
  ];
}
