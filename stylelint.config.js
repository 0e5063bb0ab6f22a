// Colours and distances have names: src/styles/tokens.css says which.
const message = 'Name a colour of src/styles/tokens.css instead.';

/** @type {import('stylelint').Config} */
export default {
  overrides: [{ files: ['**/*.astro'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['src/styles/tokens.css', 'src/styles/paper/print-tokens.css'],
  referenceFiles: ['src/styles/tokens.css', 'src/styles/paper/print-tokens.css'],
  rules: {
    'no-unknown-custom-properties': true,
    'color-no-hex': [true, { message }],
    // In a mask, black only means 'here'.
    'color-named': ['never', { ignoreProperties: ['/^mask/'], message }],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'light-dark'],
      { message },
    ],
    'declaration-property-unit-disallowed-list': [
      { '/^(margin|padding|(row-|column-)?gap)/': ['px'] },
      { message: 'Take a step of the scale, such as var(--space-4): src/styles/tokens.css.' },
    ],
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': [
      { width: ['40em', '48em', '64em', '75em'], height: ['42em'] },
      { message: 'Use one of the four widths that src/styles/tokens.css names.' },
    ],
  },
};
