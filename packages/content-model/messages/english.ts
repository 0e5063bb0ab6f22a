// The interface text in English, each message once. Hindi and Marathi have the same keys in src/content/screens.
import { afterSending } from './after-sending.ts';
import { pages } from './pages.ts';
import { requests } from './requests.ts';
import { search, searchBox } from './search.ts';
import { menu, site } from './site.ts';

export const english = {
  ...pages,
  ...requests,
  ...afterSending,
  ...searchBox,
  ...search,
  ...menu,
  ...site,
} as const;

export type MessageKey = keyof typeof english;
export type Messages = Readonly<Record<MessageKey, string>>;

// Object.keys returns string[]. The casts are safe, because these objects have no other keys.
export const messageKeys = Object.keys(english) as MessageKey[];

/** The messages that scripts need: a Hindi or Marathi page contains its own, and English is compiled into the scripts. */
export const scriptKeys = [requests, afterSending, searchBox].flatMap(Object.keys) as MessageKey[];
