/** How wide the pictures in the head of a service are shown. */
export const headerSizes = '(width >= 64em) 50vw, 94vw';
