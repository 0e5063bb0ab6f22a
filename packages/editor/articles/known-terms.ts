import type { EditorState, Mark } from './editor-state.ts';
import { entryFor } from './terms.ts';

type Term = Mark<{ props: { value: { id?: string } } }>;

/** The editor marks a word as a term without saying which: where the glossary knows the word, nothing has to be chosen. */
export function withKnownTerms<State>(state: State): State {
  const editor = state as EditorState<Term>;
  const { doc, tr } = editor;
  doc.descendants(({ text, marks, nodeSize }, place) => {
    const term = marks.find(({ type }) => type.name === 'Term');
    const id = text && term && !term.attrs.props.value.id ? entryFor(text) : undefined;
    if (!id || !term) return;
    const props = { ...term.attrs.props, value: { id } };
    tr.addMark(place, place + nodeSize, term.type.create({ props }));
  });
  return tr.docChanged ? (editor.apply(tr) as State) : state;
}
