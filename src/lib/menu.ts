// The top of the menu. An item with a list opens it; the others are links.
import { routes } from './routes.ts';

export const menuItems = [
  { text: 'Home', href: routes.home },
  { text: 'About', href: routes.about },
  { text: 'Pain Conditions', href: routes.conditions, list: 'conditions' },
  { text: 'Services', href: routes.services, list: 'services' },
  { text: 'For Patients', href: routes.patients, list: 'patients' },
] as const;

export type MenuList = Extract<(typeof menuItems)[number], { list: string }>['list'];
