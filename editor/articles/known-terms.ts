import { entryFor } from './terms.ts';

/** What the editor holds of a text, as far as it is changed here. */
interface EditorState {
  doc: { descendants(visit: (node: EditorNode, place: number) => void): void };
  tr: Change;
  apply(change: Change): EditorState;
}

interface Change {
  docChanged: boolean;
  addMark(from: number, to: number, mark: Mark): Change;
}

interface EditorNode {
  nodeSize: number;
  text?: string;
  marks: Mark[];
}

interface Mark {
  type: { name: string; create(attrs: Mark['attrs']): Mark };
  attrs: { props: { value: { id?: string } } };
}

/** The editor marks a word as a term without saying which: where the glossary knows the word, nothing has to be chosen. */
export function withKnownTerms<State>(state: State): State {
  const editor = state as EditorState;
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
