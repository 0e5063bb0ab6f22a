// Validates the built pages in `CI=true npm test`: HTML standard, accessibility, references within a page.
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  // Astro inserts the style of its islands before the first one, in the header.
  elements: ['html5', { style: { flow: true } }],
  rules: {
    // The 404 page has three headings and shows one.
    'heading-level': ['error', { allowMultipleH1: true }],
    // The carousel's custom element has the role region.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // All files are from the same origin.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
