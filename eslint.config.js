import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomConfigs } from './tools/lint/rooms.ts';

const explicitRoles = {
  ul: ['list'],
  ol: ['list'],
  li: ['listitem'],
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.vitest/',
    'public/',
    'test-results/',
    'playwright-report/',
    'shots/',
    'data/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-recommended'],
  { files: ['src/islands/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      complexity: ['warn', 12],
      'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },
  // A table that is drawn as cards, and a list without bullets, lose their meaning in some browsers
  // unless their roles are written out.
  {
    rules: {
      'astro/jsx-a11y/no-redundant-roles': ['error', explicitRoles],
      'astro/jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { ...explicitRoles, canvas: ['img'] },
      ],
    },
  },
  // TypeScript knows what exists; the plain JavaScript of the tools has it listed.
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { console: false, process: false, setInterval: false, clearInterval: false, URL: false },
    },
  },
  // Shapes are lists of fields, and tests lists of cases: their length is not complexity.
  { files: ['src/schemas/**', 'tests/**'], rules: { 'max-lines': 'off' } },
  roomConfigs,
);
