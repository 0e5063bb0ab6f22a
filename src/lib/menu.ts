// The top level of the menu. An item with a list opens it; the others are links.
import { menu } from '@clinic/content-model/messages/site.ts';
import { routes } from '@clinic/content-model/routes.ts';

export type MenuList = 'conditions' | 'services' | 'patients';

export interface MenuItem {
  text: string;
  href: string;
  list?: MenuList;
}

export const menuItems: MenuItem[] = [
  { text: menu.home, href: routes.home },
  { text: 'About', href: routes.about },
  { text: menu.conditions, href: routes.conditions, list: 'conditions' },
  { text: menu.services, href: routes.services, list: 'services' },
  { text: 'For Patients', href: routes.patients, list: 'patients' },
];
