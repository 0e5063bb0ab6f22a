import { useEffect, useRef, type ReactNode } from 'react';
import { menuItems, type MenuList } from '#lib/menu.ts';
import { routes } from '#lib/routes.ts';
import './slots.ts';
import { SubList } from './navbar/SubList.tsx';

/** The lists, drawn by the server. */
type Lists = { [Name in MenuList]?: ReactNode };

type Props = Lists & {
  /** The address of this page. */
  here: string;
  children?: ReactNode;
};

const booking = 'Book Appointment';

/** The menu: a popover on small screens, a bar on wide ones. */
export default function Navbar({ here, children, ...lists }: Props) {
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
        Menu
      </button>
      <nav ref={nav} id="menu" className="menu" popover="" aria-label="Main">
        <ul className="items">
          {menuItems.map((item) => (
            <li key={item.href}>
              {'list' in item ? (
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
        <button
          className="button book"
          type="button"
          commandfor="booking"
          command="show-modal"
          aria-haspopup="dialog"
        >
          {booking}
        </button>
        <noscript>
          <a className="button book" href={routes.contact}>
            {booking}
          </a>
        </noscript>
        {children}
      </nav>
    </>
  );
}
