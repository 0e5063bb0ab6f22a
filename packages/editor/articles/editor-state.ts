/** What the editor holds of a text, as far as its marks are read and changed here. */
export interface EditorState<M> {
  doc: { descendants(visit: (node: EditorNode<M>, place: number) => void): void };
  tr: Change<M>;
  apply(change: Change<M>): EditorState<M>;
}

interface Change<M> {
  docChanged: boolean;
  addMark(from: number, to: number, mark: M): Change<M>;
}

export interface EditorNode<M> {
  nodeSize: number;
  text?: string;
  marks: M[];
}

export interface Mark<Attrs> {
  type: { name: string; create(attrs: Attrs): Mark<Attrs> };
  attrs: Attrs;
}
