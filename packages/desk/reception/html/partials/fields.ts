import { html, type Html } from './html.ts';

export interface Field {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  error?: string;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  autofocus?: boolean;
}

const attributes = ({ name, hint, error }: Field): Html => {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return html`id="${name}" name="${name}" ${error && html`aria-invalid="true"`}
  ${ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`}`;
};

const withLabel = (field: Field, control: Html): Html =>
  html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${field.hint && html`<p class="field__hint" id="${field.name}-hint">${field.hint}</p>`}
    ${
      field.error &&
      html`<p class="field__error" id="${field.name}-error">
        <span class="visually-hidden">Error: </span>${field.error}
      </p>`
    }
    ${control}
  </div>`;

export const textField = (field: Field): Html =>
  withLabel(
    field,
    html`<input
      ${attributes(field)}
      type="${field.type ?? 'text'}"
      value="${field.value ?? ''}"
      ${field.autocomplete && html`autocomplete="${field.autocomplete}"`}
      ${field.inputmode && html`inputmode="${field.inputmode}"`}
      ${
        (field.type === 'password' || field.autocomplete === 'username') &&
        html`autocapitalize="none" spellcheck="false"`
      }
      ${field.autofocus && html`autofocus`}
    />`,
  );

export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Returns a function that renders the text fields of one form, with their values and errors. */
export const fieldsWith =
  (errors: Errors, values: Record<string, string> = {}) =>
  (name: string, label: string, more: Partial<Field> = {}): Html =>
    textField({ name, label, value: values[name], error: errors[name], ...more });

export const currentPassword = { type: 'password', autocomplete: 'current-password' };

export const confirmPasswordField = (errors: Errors): Html =>
  fieldsWith(errors)('password', 'Your own password', {
    hint: 'So that only you can do this at your computer.',
    ...currentPassword,
  });

export const textArea = (field: Field & { rows: number }): Html =>
  withLabel(
    field,
    html`<textarea ${attributes(field)} rows="${field.rows}" maxlength="2000">
${field.value ?? ''}</textarea>`,
  );

export const select = (field: Field, choices: { value: string; label: string }[]): Html =>
  withLabel(
    field,
    html`<select ${attributes(field)}>
      ${choices.map(
        ({ value, label }) =>
          html`<option value="${value}" ${value === (field.value ?? '') && html`selected`}>${label}</option>`,
      )}
    </select>`,
  );

export type Errors = Record<string, string | undefined>;

/** Lists all errors, each linked to its field. */
export function errorSummary(errors: Errors) {
  const found = Object.entries(errors).filter(([, text]) => text);
  if (found.length === 0) return undefined;
  return html`<div class="problem" role="alert" tabindex="-1" data-focus>
    <h2>There is a problem</h2>
    <ul>
      ${found.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}
    </ul>
  </div>`;
}
