// What is set where the site is built, or in the practice's facts.
import { checkedOrigin } from '#forms/sending/api-host.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Obstacle } from './obstacle.ts';

const setting = {
  whose: 'the practice',
  counted: ['setting', 'settings'],
  where: [],
} satisfies Partial<Obstacle>;

export function requestsHost(env: NodeJS.ProcessEnv): Obstacle[] {
  try {
    if (checkedOrigin(env.PUBLIC_API_HOST)) return [];
  } catch (error) {
    return [{ ...setting, says: (error as Error).message }];
  }
  const says =
    'PUBLIC_API_HOST is not set, so on a plain static host every request would be lost. Set it to the address that ' +
    "answers the forms when building. Where the desk answers at the site's own address, that is the site's address.";
  return [{ ...setting, says }];
}

export function website(sources: Source[], env: NodeJS.ProcessEnv): Obstacle[] {
  const practice = ofKind(sources, 'practice').find(({ data }) => data.website);
  const address = env.SITE_URL || practice?.data.website || '';
  if (URL.canParse(address) && !/\.(example|test|invalid)$|^localhost$/.test(new URL(address).hostname))
    return [];
  return [
    {
      whose: 'the practice',
      counted: ['address', 'addresses'],
      says: `The public address "${address}" is a sample. Change it in the practice's facts.`,
      where: practice ? [{ file: practice.file, line: practice.lineOf(practice.at('website')) }] : [],
    },
  ];
}
