// How wide pictures are shown that more than one place names, so that a page fetches each in one size.

/** A phone takes this size of a card's picture; a page with many cards is lighter without another to choose. */
export const cardSizes = { widths: [640], sizes: '92vw' };

/** The large picture of the home page. */
export const heroPicture = { widths: [640, 1200, 1600, 2000], sizes: '(width >= 48em) 100vw, 170vw' };

/** The pictures in the head of a service. */
export const headerSizes = '(width >= 64em) 50vw, 94vw';
