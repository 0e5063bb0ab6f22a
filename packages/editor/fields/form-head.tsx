import { useSyncExternalStore } from 'react';
import { AdviceOnPage } from './advice.tsx';
import { formAt } from '../forms.ts';
import { Saved } from './saved.tsx';
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
