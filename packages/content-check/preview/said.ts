/** What is wrong, as the preview tells a page of it. */
export interface Said {
  file: string;
  line: number;
  says: string;
  mend: string;
  /** The page that the file becomes. */
  page: string | undefined;
}

/** A page asks for the mistakes with this, and is told of them with this. */
export const EVENT = 'content:mistakes';

/** Files have changed: a page that could not be drawn may try again. It asks with the number of changes that it knows. */
export const AGAIN = 'content:again';

/** How such a page is known. */
export const NOT_DRAWN = 'not-drawn';

/** Where it says what was wrong. */
export const SAID = 'said';
