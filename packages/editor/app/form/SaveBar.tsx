// Always visible: Save, whether everything is saved, and problems to jump to.
import { useRef } from 'react';
import type { Field } from '@clinic/content-model/plain.ts';
import type { Path, Problem } from '../../api/types.ts';
import { idOf, shownPath, TEXT } from '../shared/parts.tsx';
import type { useEntry } from './use-entry.ts';

interface Props {
  form: ReturnType<typeof useEntry>;
  field: Field;
  save: () => void;
}

export function SaveBar({ form, field, save }: Props) {
  const { problems, refused, saved, isChanged, draft } = form;
  const next = useRef(0);
  const wrong = problems.filter(({ stops }) => stops !== 'advice');
  const advice = problems.filter(({ stops }) => stops === 'advice');
  const show = ({ at }: Problem) =>
    'block' in at ? showBlock(at.block) : showField(shownPath(field, at.path, draft.data));
  const showNext = () => {
    const problem = wrong[next.current % wrong.length];
    next.current += 1;
    if (problem) show(problem);
  };
  return (
    <>
      {advice.length > 0 && (
        <details>
          <summary>Advice ({advice.length})</summary>
          <ul>
            {advice.map((one, index) => (
              <li key={index}>
                {one.message} {one.fix}{' '}
                <button className="link" onClick={() => show(one)}>
                  Show
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="form-bar">
        <button className="button button--main" aria-keyshortcuts="Control+S Meta+S" onClick={save}>
          Save
        </button>
        <span role="status">{stateOf(form)}</span>
        {wrong.length > 0 && (
          <button className="link field__error" onClick={showNext}>
            {wrong.length === 1 ? '1 problem' : `${wrong.length} problems`}
          </button>
        )}
        <p role="alert">
          {refused?.status === 401 ? <SignIn /> : refused?.message}
          {saved?.mergedWith &&
            !isChanged &&
            `${saved.mergedWith} changed this page meanwhile. Both changes are in it.`}
        </p>
      </div>
    </>
  );
}

const SignIn = () => (
  <>
    You are signed out. What you have typed is still here:{' '}
    <a href="/desk/editor" target="_blank">
      sign in in a new tab
    </a>
    , then save again.
  </>
);

function stateOf({ isSaving, isChanged, saved }: Props['form']) {
  if (isSaving) return 'Saving…';
  if (isChanged) return 'Not saved yet';
  return `Saved ${saved?.at.toLocaleTimeString('en-IN', { timeStyle: 'short', hour12: false }) ?? ''}`;
}

/** Opens the sections around it. */
function focusOn(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return;
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

/** A group has no input, but its problem can have the focus. */
const showField = (path: Path) =>
  focusOn(document.getElementById(idOf(path)) ?? document.getElementById(`${idOf(path)}.error`));

function showBlock(block: number) {
  const text = document.querySelector('.form-text [contenteditable="true"]');
  focusOn(text ?? document.getElementById(TEXT));
  const paragraph = text?.querySelector(`[data-block="${block}"]`);
  if (!paragraph) return;
  const field = paragraph.querySelector('textarea');
  if (field) return focusOn(field);
  paragraph.scrollIntoView({ block: 'center' });
  getSelection()?.collapse(paragraph, 0);
}
