// What is drawn once for each file and laid in place: head, hands and feet, looking right, in SVG's directions (y down).
import { hair, skin } from './colours.ts';

const parts: Record<string, string> = {
  // The neck is at the origin.
  head:
    `<g id="head"><path fill="${skin}" d="M-5 1C-9-3-10-8-8-13C-5-20 5-21 8-15.5C9-13.5 9-12.5 9-11.5C9-10.5 11.6-7.8 11.6-7C11.6-6.2 9.6-6.2 9.5-5.8C9.4-5.2 10.2-4.8 10-4.2C9.8-3.7 9.4-3.6 9.5-3C9.7-1.5 9 1 7 1.2C4 1.5 2 1 1 3z"/>` +
    `<path fill="${hair}" d="M-5.5 0C-9-2.5-10.3-8-8.5-13C-5.5-21 6-21.5 8.5-14.5C5-16 2-15 1-11C.5-8.5-1-9-1.5-7C-2-4-3-1-5.5 0z"/>` +
    `<circle fill="${hair}" cx="-9.8" cy="-11" r="4"/>` +
    `<path fill="none" d="M-.5-8.5c2-1.5 3.5 1 1.5 3.5M6.7-10.7v1"/></g>`,
  // The same from the front.
  face:
    `<g id="face"><circle fill="${hair}" cy="-22" r="4"/><path fill="${skin}" d="M-9-11C-9-5-5 3 0 3C5 3 9-5 9-11C9-22-9-22-9-11z"/>` +
    `<path fill="${hair}" d="M-9.4-9C-12-24 12-24 9.4-9C8-15 4-16.5 0-17C-4-16.5-8-15-9.4-9z"/>` +
    `<path fill="none" d="M-3.6-9v-1M3.6-9v-1M0-6.5l.8 1.6M-2.4-2Q0 .2 2.4-2"/></g>`,
  footfront: '<path id="footfront" d="M-4.3-3C-5.5 2-5.5 8 0 8.4C5.5 8 5.5 2 4.3-3z"/>',
  foot: '<path id="foot" d="M-4.5-2C-6 1-7 5-5 7.3C-3 8 2 6.5 6 7C9 7.5 13 7.6 16 7.2C18 6.5 17.5 4 15.5 3.2C11 1.5 6-.5 4.5-4z"/>',
  // The ball of the foot stays on the floor, at the end of the foot.
  tiptoe:
    '<path id="tiptoe" d="M-4.5-2C-6 1-7 5-5 7.3C-3 8 2 7 6 7.5C9 8 11 8.5 13 8C15 7 14 3.5 12.5 2.5C10 1 6-.5 4.5-4z"/>',
  toesup:
    '<path id="toesup" d="M-4.5-2C-6 1-7 5-5 7.3C-3 8 2 6.5 6 7C9 7.5 11.5 7.6 12.6 6C13.5 4 15 1 15.4-1.5C15-3.5 13-3 12 0C9.5 1 6-.5 4.5-4z"/>',
  open: '<path id="open" d="M-1-2.7C3-3.6 7-3 11-2.2C14-1.6 15.5-.8 15.3.3C15 1.4 12 1.5 9 1.7C10 3.3 9.5 4.5 8 4.3C6 4 4 3 2 2.8L-1 2.7z"/>',
  fist: '<path id="fist" d="M-1-2.7C2-3.8 7-4 8.5-2.5C9.7-.5 9 3 7 4C4 4.8 2 3.6 1 2.8L-1 2.7z"/>',
};

/** Only those that a drawing uses. */
export const partsIn = (drawn: string) =>
  Object.entries(parts)
    .filter(([name]) => drawn.includes(`#${name}"`))
    .map(([, part]) => part)
    .join('');
