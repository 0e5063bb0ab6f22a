// What `CI=true npm test` holds the built pages to: the HTML standard, and what html-validate
// knows of accessibility and of references within a page.
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // Astro writes the one rule of its islands where the first of them stands, which is in the header.
  elements: ['html5', { style: { flow: true } }],
  rules: {
    // The page for what is not found holds three headings, of which one is shown.
    'heading-level': ['error', { allowMultipleH1: true }],
    // A carousel is an element of its own, and a region.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Everything comes from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
