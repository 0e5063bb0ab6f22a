/** Error messages of texts, also used by the forms of the editor. */
export const says = {
  empty: (label: string) => `"${label}" is empty`,
  tooLong: (label: string, max: number) => `"${label}" is longer than ${max} characters`,
};
