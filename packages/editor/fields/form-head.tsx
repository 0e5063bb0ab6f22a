import { Prose } from '@keystar/ui/typography';
import { useSyncExternalStore } from 'react';
import type { Kind } from '#schemas/kinds.ts';
import { AdviceOnPage } from './advice.tsx';
import { formAt } from '../forms.ts';
import { useSaved } from '../save/saved.ts';
import { BeginFromExamples, BringBack } from './start.tsx';
import { wordField } from './word-field.tsx';

/** No field, but what stands at the head of each form: examples to begin from, or what could be better in the page. */
export const formHead = wordField({ label: '', description: undefined }, Head);

/** A page that gets another name has another address, and the form is drawn before the browser knows of it. */
function onMove(hear: () => void) {
  const { navigation }: { navigation?: Navigation } = window;
  navigation?.addEventListener('currententrychange', hear);
  return () => navigation?.removeEventListener('currententrychange', hear);
}

function Head() {
  const { kind, id } = formAt(useSyncExternalStore(onMove, () => location.pathname));
  if (id)
    return (
      <>
        <Saved kind={kind} id={id} />
        <AdviceOnPage kind={kind} id={id} />
      </>
    );
  return (
    <>
      <BeginFromExamples kind={kind} />
      <BringBack kind={kind} />
    </>
  );
}

function Saved({ kind, id }: { kind: Kind; id: string }) {
  const saved = useSaved();
  const isThis = saved?.file.includes(`/${kind}/${id}.`);
  return (
    <Prose elementType="p" size="regular" margin="0" role="status">
      {saved && isThis && (
        <>
          <strong>Saved</strong> at {new Date(saved.at).toLocaleTimeString('en-IN', { timeStyle: 'short' })}.
          The preview shows it; the public site does when it is published.
          {saved.withOthers && ' Somebody else had changed this page meanwhile: both changes are in it.'}
        </>
      )}
    </Prose>
  );
}
