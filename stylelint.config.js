// Colours have names, and each name has one value by day and one by night: src/styles/tokens.css says which.
const message = 'Name a colour of src/styles/tokens.css instead.';

/** @type {import('stylelint').Config} */
export default {
  overrides: [{ files: ['**/*.astro'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['src/styles/tokens.css', 'src/styles/paper/print-tokens.css'],
  rules: {
    'color-no-hex': [true, { message }],
    // In a mask, black only means 'here'.
    'color-named': ['never', { ignoreProperties: ['/^mask/'], message }],
    'function-disallowed-list': [
      ['/^(rgb|hsl)a?$/', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'light-dark'],
      { message },
    ],
  },
};
