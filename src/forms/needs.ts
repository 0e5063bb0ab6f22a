/** Why the submit button is still off, in words. */
export function needs(
  invalid: string[],
  errors: Record<string, string | undefined>,
  labels: Record<string, string>,
) {
  const list = (fields: string[]) =>
    fields.map((field) => (labels[field] ?? field).replace(' (optional)', '')).join(', ');
  const wrong = invalid.filter((field) => errors[field]);
  const open = invalid.filter((field) => !errors[field]);
  return [open.length && `Still needed: ${list(open)}.`, wrong.length && `Please check: ${list(wrong)}.`]
    .filter(Boolean)
    .join(' ');
}
