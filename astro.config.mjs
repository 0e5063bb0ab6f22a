import { existsSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { reportProblems } from '@clinic/content-check/overlay.ts';
import { features, refuseCode } from '@clinic/content-check/text/plain-text.ts';
import { checkedOrigin } from '@clinic/contract/api-host.ts';
import { captions, joinPunctuation, numberCitations } from './src/integrations/article-plugins.ts';
import { readWebsite, sitemapOptions } from './src/integrations/content-settings.ts';
import { csp, trimPolicies } from './src/integrations/csp.ts';
import { logoIcons } from './src/integrations/icons.ts';
import { islands } from './src/integrations/islands.ts';
import { redirects } from './src/integrations/redirects.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';

const root = import.meta.dirname;
const { HOST, PORT, PUBLIC_API_HOST, SITE_URL } = process.env;

export default defineConfig({
  site: SITE_URL || readWebsite(root),
  trailingSlash: 'never',
  server: { host: HOST || '127.0.0.1', port: Number(PORT) || 4321 },
  build: {
    format: 'file',
    // With the styles in the page, the first round trip contains everything that the first view needs.
    inlineStylesheets: 'always',
    // Rendering social pictures is asynchronous: four at a time keep all cores busy.
    concurrency: 4,
  },
  integrations: [
    react(),
    islands(),
    mdx(),
    sitemap(sitemapOptions(root)),
    trimPolicies(),
    redirects(root),
    logoIcons(root),
    // Last: it hashes the finished pages.
    serviceWorker(root),
    // An optional package: the desk answers the forms in `npm run dev`.
    PUBLIC_API_HOST || !existsSync('packages/desk') ? [] : (await import('@clinic/desk/dev.ts')).default(),
    reportProblems(),
  ],
  // VS Code completes the front matter of articles from the schemas that this writes into .astro.
  experimental: { contentIntellisense: true },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features, mdastPlugins: [refuseCode, captions, joinPunctuation, numberCitations] }),
  },
  // A first build encodes 250 pictures: effort 1 is many times faster, and chroma subsampling wins back most of the bytes.
  image: { service: { config: { avif: { effort: 1, chromaSubsampling: '4:2:0' } } } },
  security: { csp: csp(checkedOrigin(PUBLIC_API_HOST)) },
  vite: {
    // No .env files: the scripts would use their values but the policy would not, and the browser would block all requests.
    envDir: false,
    build: {
      // The policy of previews (packages/editor/publish/previews.ts) allows only the scripts of packages/contract/inline-scripts.ts.
      assetsInlineLimit: process.env.SHOW_WAITING ? 0 : undefined,
      // Compiles light-dark() and range media queries for browsers from 2022.
      cssTarget: ['chrome100', 'edge100', 'firefox100', 'safari15.4'],
      // The directive 'use client' in dependencies has no effect here.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
