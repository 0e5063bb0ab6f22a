/** A piece of an article's text as the parser gives it, as far as it is looked at here. */
export interface Piece {
  type: string;
  position?: { start: { line: number } };
  children?: Piece[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string;
  name?: string;
  align?: (string | null)[];
  attributes?: { name?: string; value?: unknown }[];
}

export const wordsIn = (piece: Piece): string => piece.value ?? (piece.children ?? []).map(wordsIn).join('');
