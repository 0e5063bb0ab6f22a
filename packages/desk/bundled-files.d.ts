/** The Worker bundles these as text or bytes (`rules` in wrangler.jsonc); Node reads them from the disk. */
declare module '*.css' {
  const text: string;
  export default text;
}
declare module '@clinic/design/fonts/*' {
  const bytes: ArrayBuffer;
  export default bytes;
}
