// Keystatic looks for its configuration here.
export { default } from '@clinic/editor/config.ts';
