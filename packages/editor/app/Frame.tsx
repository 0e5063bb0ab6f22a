import { Component, Suspense, type ReactNode } from 'react';
import { mutate } from 'swr';
import type { Me, Row } from '../api/types.ts';
import { RefusedError, useData } from './shared/client.ts';
import { Heading, Link, usePath } from './shared/router.tsx';

/** The bar with the menu, around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const path = usePath();
  const { data: me } = useData<Me>('/me');
  // There is no count until a list was opened or something was saved.
  const { data: rows = [] } = useData<Row[]>('/list', { revalidateOnMount: false });
  const items = [
    { part: '', label: 'Pages' },
    {
      part: 'publish',
      label: 'To publish',
      isHidden: !me || me.preview,
      count: rows.filter(({ state }) => state === 'waiting').length,
    },
    { part: 'sign', label: 'To sign', isHidden: !me?.signsAs },
  ].filter(({ isHidden }) => !isHidden);
  const current = items.find(({ part }) => part && part === path[0]) ?? items[0];
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <div className="wrap bar__inner">
          <Link className="bar__name" to="/">
            {me?.practice ?? 'Editor'}
          </Link>
          <nav className="bar__parts" aria-label="Editor">
            <ul className="bar__list">
              {items.map(({ part, label, count }) => (
                <li key={part}>
                  <Link to={`/${part}`} aria-current={part === current?.part ? 'page' : undefined}>
                    {label} {count ? <span className="count">{count}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {me && <Account key={path.join()} {...me} />}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <ErrorBoundary key={path.join()}>
            <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>
          </ErrorBoundary>
        </div>
      </main>
    </>
  );
}

const Account = ({ name, preview }: Me) => (
  <details className="menu account">
    <summary className="alone">{preview ? 'Menu' : name}</summary>
    <div>
      <a href={preview ?? '/'} target="_blank" rel="noreferrer">
        View site
      </a>
      {!preview && (
        <>
          <Link to="/versions">Published versions</Link>
          <a href="/desk/account">Account</a>
          <form method="post" action="/editor/leave">
            <button className="link bar__button">Sign out</button>
          </form>
        </>
      )}
    </div>
  </details>
);

/** Shows a message in place of a page that failed. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  tryAgain = async () => {
    // Clears the whole SWR cache, so every request is sent again.
    await mutate(() => true, undefined);
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isRefused = error instanceof RefusedError;
    return (
      <>
        <Heading>This page cannot be shown</Heading>
        <p role="alert" className="lines">
          {isRefused ? error.message : 'Something went wrong. Unsaved text is kept on this device.'}
        </p>
        <button className="button" onClick={() => (isRefused ? void this.tryAgain() : location.reload())}>
          Try again
        </button>
      </>
    );
  }
}
