// The tasks about settings, and about the public address.
import { checkedOrigin } from '@clinic/contract/api-host.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Task } from './tasks.ts';

const setting = (message: string): Task => ({
  owner: 'the practice',
  counted: ['setting', 'settings'],
  message,
  where: [],
});

type Setting = [names: string[], message: string];

/** Settings of the desk, in the environment: see packages/desk/hosting.md. */
export const deskSettings: Setting[] = [
  [
    ['SMTP_URL', 'REQUEST_WEBHOOK'],
    'No one is notified of a new request. Set SMTP_URL, MAIL_TO and MAIL_FROM for mail, or REQUEST_WEBHOOK.',
  ],
  [
    ['KEEP_DAYS'],
    'No request is ever erased by itself. Set KEEP_DAYS to the days that the privacy notice names.',
  ],
  [
    ['BACKUP_FOLDER'],
    'With a broken disk, all requests are lost. Set BACKUP_FOLDER and BACKUP_KEY: a copy is made each hour, and restored as a test each day.',
  ],
  [
    ['HEARTBEAT_URL'],
    'When the server stops, no one is notified. Set HEARTBEAT_URL to a service that gives the alarm when its calls stay away.',
  ],
  [
    ['SECOND_FACTOR'],
    'A stolen password is enough to read what patients sent. Set SECOND_FACTOR to managers or all, with a SECOND_FACTOR_KEY: signing in then asks for a code from a phone as well.',
  ],
];

/** A setting of the editor, which `npm run ready` needs in its environment too. */
const contentBackup: Setting = [
  ['CONTENT_BACKUP_FOLDER'],
  'With a broken disk, all pages that writers saved are lost. Set CONTENT_BACKUP_FOLDER for the editor and here: a copy is made each hour.',
];

/** Static sites set it as well, so it does not prove that there is a desk. */
const siteUrl: Setting = [
  ['SITE_URL'],
  'Invitation links use the host that a browser names, and passkeys do not work. Set SITE_URL to the public address.',
];

/** Forms send requests to the host that the build named, or to the desk. */
export function requestTasks(env: NodeJS.ProcessEnv): Task[] {
  try {
    if (checkedOrigin(env.PUBLIC_API_HOST)) return [];
  } catch (error) {
    return [setting((error as Error).message)];
  }
  const isMissing = ([names]: Setting) => !names.some((name) => env[name]);
  const forEditor = env.EDITOR_KEY ? [contentBackup] : [];
  const missing = [...deskSettings, ...forEditor, siteUrl]
    .filter(isMissing)
    .map(([, message]) => setting(message));
  if (!deskSettings.every(isMissing)) return missing;
  const message =
    'Nothing here says where requests go. With the desk (npm run release, npm start), call npm run ready where its ' +
    'settings are. On a plain static host, set PUBLIC_API_HOST when building: without it, every request would be lost.';
  return [setting(message), ...missing];
}

export function websiteTasks(sources: Source[], env: NodeJS.ProcessEnv): Task[] {
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
      owner: 'the practice',
      counted: ['address', 'addresses'],
      message: `The public address "${address}" is a sample, or not one of https. Change it in the practice's facts.`,
      where: practice ? [{ file: practice.file, line: practice.lineOf(practice.at('website')) }] : [],
    },
  ];
}
