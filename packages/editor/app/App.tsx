import type { Kind } from '@clinic/content-model/kinds.ts';
import { EntryPage } from './form/EntryPage.tsx';
import { History } from './publish/History.tsx';
import { Releases } from './publish/Releases.tsx';
import { PublishPage } from './publish/PublishPage.tsx';
import { SignPage } from './publish/SignPage.tsx';
import { Frame } from './Frame.tsx';
import { List } from './lists/List.tsx';
import { usePath } from './router.tsx';

export function App() {
  const [first, second, third] = usePath();
  return <Frame>{pageFor(first, second, third)}</Frame>;
}

function pageFor(first?: string, second?: string, third?: string) {
  switch (first) {
    case undefined:
      return <List key="" />;
    case 'publish':
      return <PublishPage />;
    case 'versions':
      return <Releases />;
    case 'history':
      return <History kind={second as Kind} id={third ?? ''} />;
    case 'sign':
      return <SignPage />;
    default:
      return second ? (
        <EntryPage key={`${first}/${second}`} kind={first as Kind} id={second} />
      ) : (
        <List key={first} kind={first as Kind} />
      );
  }
}
