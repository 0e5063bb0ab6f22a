/** The Worker brings this file along as text; on this computer it is read from the built site. */
declare module '#public/_headers' {
  const text: string;
  export default text;
}
