/** The Worker brings these along as text or bytes (`rules` in wrangler.jsonc); this computer reads them from its disk. */
declare module '#public/_headers' {
  const text: string;
  export default text;
}
declare module '#styles/*' {
  const text: string;
  export default text;
}
declare module '*/assets/*.css' {
  const text: string;
  export default text;
}
declare module '#fonts/anek-devanagari.woff2' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '#fonts/anek-latin.woff2' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '#fonts/newsreader.woff2' {
  const bytes: ArrayBuffer;
  export default bytes;
}
