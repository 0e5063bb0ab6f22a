import { AdviceOnPage } from './advice.tsx';
import { formAt } from './form-at.ts';
import { Saved } from './saved.tsx';
import { BeginFromExamples, BringBack } from './start.tsx';
import { wordField } from './word-field.tsx';

/** No field, but what stands at the head of each form: examples to begin from, or what could be better in the page. */
export const formHead = wordField({ label: '', description: undefined }, Head);

function Head() {
  const { kind, id } = formAt(location.pathname);
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
