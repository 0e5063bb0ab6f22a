import path from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: path.join(import.meta.dirname, 'app'),
  base: '/editor/',
  // Without a parser for JavaScript, which no article may contain: 34 of 216 kB of the text editor (brotli).
  resolve: { alias: { 'micromark-extension-mdxjs': path.join(import.meta.dirname, 'app/text/mdx.ts') } },
  build: {
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    // The content security policy allows files only.
    assetsInlineLimit: 0,
    // The text editor is one chunk, which only forms load.
    chunkSizeWarningLimit: 1100,
    // The directive 'use client' in dependencies has no effect here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    target: ['chrome105', 'firefox110', 'safari16'],
  },
});
