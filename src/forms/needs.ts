/** Why the submit button is still off, in words. */
export function needs(
  invalid: string[],
  errors: Record<string, string | undefined>,
  labels: Record<string, string>,
) {
  const list = (fields: string[]) =>
    fields.map((field) => (labels[field] ?? field).replace(' (optional)', '')).join(', ');
  // A field that may be left out is never needed, only wrong.
  const isWrong = (field: string) => Boolean(errors[field]) || field === 'email';
  const wrong = invalid.filter(isWrong);
  const open = invalid.filter((field) => !isWrong(field));
  return [open.length && `Still needed: ${list(open)}.`, wrong.length && `Please check: ${list(wrong)}.`]
    .filter(Boolean)
    .join(' ');
}
