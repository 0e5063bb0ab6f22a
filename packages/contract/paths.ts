/** The endpoints of the request API. The provider chose the spelling. */
export const paths = {
  booking: '/createAppointMent',
  appointment: '/createAnyConditionAppointMent',
  query: '/createproblemAppointMent',
} as const;

export type RequestPath = (typeof paths)[keyof typeof paths];

/** Returns the public address of a page: no .html, no trailing slash. */
export const publicPath = (pathname: string) => {
  const path = pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return path || '/';
};
