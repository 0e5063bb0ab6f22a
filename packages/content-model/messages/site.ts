/** The text of the menu island. */
export const menu = {
  menu: 'Menu',
  mainMenu: 'Main',
  home: 'Home',
  conditions: 'Pain Conditions',
  services: 'Services',
} as const;

/** The text of header, footer, 404 page and offline page. Only the build uses it. */
export const site = {
  skip: 'Skip to the content',
  firstVisit: 'First visit',
  prices: 'Prices',
  contact: 'Contact',
  elsewhere: 'Elsewhere',
  quickLinks: 'Quick Links',
  timings: 'Timings',
  rights: 'All rights reserved.',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  notInLanguage: 'This page is not in English',
  notFound: 'Page Not Found',
  moved: 'The address may be mistyped, or the page may have moved.',
  lookUnder: 'Look under {}, {} or {}.',
  backHome: 'Back to the home page',
  contactUs: 'Contact us',
  noConnection: 'No connection',
  notKept: 'You are offline, and this page is not kept in your browser. Calls do not need the internet.',
  emergencyCall: 'Emergency: call {}',
  tryAgain: 'Try again',
  readNow: 'What you can read now',
} as const;
