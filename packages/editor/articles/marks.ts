import type { Attrs } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

/** The text, with what its marks of this name are to say instead of what they say. */
export function withMarks(
  state: EditorState,
  name: string,
  instead: (says: Attrs, words: string) => Attrs | undefined,
): EditorState {
  const { doc, tr } = state;
  doc.descendants(({ text = '', marks, nodeSize }, place) => {
    const mark = marks.find(({ type }) => type.name === name);
    const says = mark && instead(mark.attrs, text);
    if (says) tr.addMark(place, place + nodeSize, mark.type.create(says));
  });
  return tr.docChanged ? state.apply(tr) : state;
}
