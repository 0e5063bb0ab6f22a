/** How the large picture of the home page is shown. */
export const heroPicture = { widths: [640, 1200, 1600, 2000], sizes: '(width >= 48em) 100vw, 170vw' };
