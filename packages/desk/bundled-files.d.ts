/** The Worker brings these along as text or bytes (`rules` in wrangler.jsonc); this computer reads them from its disk. */
declare module '#public/_headers' {
  const text: string;
  export default text;
}
declare module '*.css' {
  const text: string;
  export default text;
}
declare module '#fonts/*' {
  const bytes: ArrayBuffer;
  export default bytes;
}
