/** How cards show their picture. A phone takes this size; a page with many cards is lighter without another to choose. */
export const cardSizes = { widths: [640], sizes: '92vw' };
