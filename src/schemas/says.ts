/** What is wrong with a text. The form of the editor says the same. */
export const says = {
  empty: (label: string) => `"${label}" is empty`,
  tooLong: (label: string, max: number) => `"${label}" is longer than ${max} characters`,
};
