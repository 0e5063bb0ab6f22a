import { useEffect, useRef, type ReactNode } from 'react';
import { menuItems, type MenuItem, type MenuList } from '#lib/menu.ts';
import { menu } from '@clinic/content-model/messages/site.ts';
import './slots.ts';
import { SubList } from './navbar/SubList.tsx';

/** The lists, rendered by the server. */
type Lists = { [Name in MenuList]?: ReactNode };

type Props = Lists & {
  /** The address of this page. */
  here: string;
  /** On pages that are not in English. */
  items?: MenuItem[];
  words?: Pick<Record<keyof typeof menu, string>, 'menu' | 'mainMenu'>;
  children?: ReactNode;
};

/** The menu: a popover on small screens, a bar on wide ones. */
export default function Navbar({ here, items = menuItems, words = menu, children, ...lists }: Props) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const openList = () => nav.current?.querySelector<HTMLDetailsElement>('details[open]');
    const onKey = ({ key }: KeyboardEvent) => {
      const list = openList();
      if (key !== 'Escape' || !list) return;
      list.open = false;
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button className="round toggle" type="button" popoverTarget="menu">
        {words.menu}
      </button>
      <nav ref={nav} id="menu" className="menu" popover="" aria-label={words.mainMenu}>
        <ul className="items">
          {items.map((item) => (
            <li key={item.href}>
              {item.list ? (
                <SubList text={item.text} current={`${here}/`.startsWith(`${item.href}/`)}>
                  {lists[item.list]}
                </SubList>
              ) : (
                <a className="top" href={item.href} aria-current={item.href === here ? 'page' : undefined}>
                  {item.text}
                </a>
              )}
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </>
  );
}
