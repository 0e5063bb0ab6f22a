// Addresses of the app, below /editor: /, /conditions, /conditions/knee-pain, /publish, …
import { useEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';

const BASE = '/editor';

const subscribe = (onChange: () => void) => {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
};

/** The parts of the present address after /editor. */
export const usePath = () =>
  useSyncExternalStore(subscribe, () => location.pathname)
    .slice(BASE.length)
    .split('/')
    .filter(Boolean);

/** The query of the present address. */
export const useQuery = () => new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));

export function setQuery(name: string, value: string) {
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  history.replaceState(null, '', `?${query}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function go(path: string, { replace = false } = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', BASE + path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** A link within the app. */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={BASE + to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

/** A ref for what gets the focus when it appears. */
export const focus = (element: HTMLElement | null) => element?.focus();

let shownPath = location.pathname;

/** The h1 of a page and the title of the tab. It gets the focus after a change of page. */
export function Heading({ children, ...rest }: { children: string } & ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Editor`;
    if (shownPath !== location.pathname) ref.current?.focus({ preventScroll: true });
    shownPath = location.pathname;
  }, [children]);
  return (
    <h1 {...rest} ref={ref} tabIndex={-1} data-focus>
      {children}
    </h1>
  );
}
