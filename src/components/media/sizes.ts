// Sizes of pictures that several components share, so that a page fetches each picture once.

/** A single size: a page with many cards is smaller without a choice. */
export const cardSizes = { widths: [640], sizes: '92vw' };

/** The large picture of the home page. */
export const heroPicture = { widths: [640, 1200, 1600, 2000], sizes: '(width >= 48em) 100vw, 170vw' };

/** The pictures in the header of a service. */
export const headerSizes = '(width >= 64em) 50vw, 94vw';
