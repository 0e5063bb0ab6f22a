// Colours and distances use the tokens of packages/design/tokens.css.
const message = 'Name a colour of packages/design/tokens.css instead.';

/** @type {import('stylelint').Config} */
export default {
  overrides: [{ files: ['**/*.astro'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['packages/design/tokens.css', 'src/styles/print/print-tokens.css'],
  referenceFiles: ['packages/design/tokens.css', 'src/styles/print/print-tokens.css'],
  rules: {
    'no-unknown-custom-properties': true,
    'color-no-hex': [true, { message }],
    // A mask uses black only as opaque.
    'color-named': ['never', { ignoreProperties: ['/^mask/'], message }],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'light-dark'],
      { message },
    ],
    'declaration-property-unit-disallowed-list': [
      { '/^(margin|padding|(row-|column-)?gap)/': ['px'] },
      { message: 'Use a step of the scale, such as var(--space-4): packages/design/tokens.css.' },
    ],
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': [
      { width: ['40em', '48em', '64em', '75em'], height: ['42em'] },
      { message: 'Use one of the four widths that packages/design/tokens.css names.' },
    ],
  },
};
