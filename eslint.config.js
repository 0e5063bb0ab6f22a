import path from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { roomConfigs } from './tools/lint/arrows.ts';

export default defineConfig(
  includeIgnoreFile(path.join(import.meta.dirname, '.gitignore')),
  globalIgnores(['public/']),
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
  // TypeScript knows what exists; the plain JavaScript of the tools has it listed.
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: { console: false, process: false, URL: false },
    },
  },
  {
    files: ['**/*.client.js'],
    languageOptions: {
      globals: {
        document: false,
        fetch: false,
        setTimeout: false,
        setInterval: false,
        clearInterval: false,
        addEventListener: false,
        AbortSignal: false,
        location: false,
        history: false,
        sessionStorage: false,
        print: false,
      },
    },
  },
  // Shapes are lists of fields, and tests lists of cases: their length is not complexity.
  { files: ['src/schemas/**', '**/tests/**'], rules: { 'max-lines': 'off' } },
  // Playwright reads what a fixture needs from the braces.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  roomConfigs,
);
