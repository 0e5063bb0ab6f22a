import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { EntryPage } from './form/EntryPage.tsx';
import { Frame } from './Frame.tsx';
import { List } from './lists/List.tsx';
import { History } from './publish/History.tsx';
import { PublishPage } from './publish/PublishPage.tsx';
import { Releases } from './publish/Releases.tsx';
import { SignPage } from './publish/SignPage.tsx';
import { usePath } from './shared/router.tsx';
import './app.css';

const pages = new Map<string, (kind: Kind, id: string) => ReactNode>([
  ['publish', () => <PublishPage />],
  ['versions', () => <Releases />],
  ['history', (kind, id) => <History kind={kind} id={id} />],
  ['sign', () => <SignPage />],
]);

function App() {
  const [first = '', second = '', third = ''] = usePath();
  const kind = first as Kind;
  const entry = second && <EntryPage key={`${kind}/${second}`} kind={kind} id={second} />;
  const page = pages.get(first)?.(second as Kind, third);
  return <Frame>{page ?? (entry || <List key={kind} kind={kind} />)}</Frame>;
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
