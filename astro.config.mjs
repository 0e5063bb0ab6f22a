import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { captions } from './src/integrations/captions.ts';
import { islandRuntime } from './src/integrations/island-runtime.ts';
import { keepMarks } from './src/integrations/keep-marks.ts';
import { numberSources } from './src/integrations/number-sources.ts';
import { plainImport } from './src/integrations/plain-import.ts';
import { clientDirectives } from './src/integrations/client-directives.ts';
import { sayMistakes } from '@clinic/content-check/preview/integration.ts';
import { features, refuseCode } from '@clinic/content-check/text/plain-text.ts';
import { redirects } from './src/integrations/redirects.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { distances } from './src/integrations/distances.ts';
import { trimPages } from './src/integrations/trim-pages.ts';
import { indexedIn, websiteIn, withDefault } from './src/integrations/known-before.ts';
import desk from '@clinic/desk/dev.ts';
import { checkedOrigin } from './src/forms/sending/api-host.ts';
import { languages } from './src/lib/languages.ts';
import { FIRST_SCRIPT, SPECULATION } from './src/lib/first-script.ts';

const root = import.meta.dirname;

// Requests go to this host; without it they go to the site's own origin.
const apiOrigin = checkedOrigin(process.env.PUBLIC_API_HOST);

const sitemapLocales = Object.fromEntries(Object.values(languages).map(({ code }) => [code, `${code}-IN`]));

export default defineConfig({
  site: process.env.SITE_URL || websiteIn(root),
  trailingSlash: 'never',
  // Where `npm run dev` listens; `npm start` reads the same two.
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 4321 },
  build: {
    format: 'file',
    // With the styles in the page, the first round trip brings everything that the first view needs.
    inlineStylesheets: 'always',
    // Drawing the cards for social media leaves the thread free: a few at a time keep all cores busy.
    concurrency: 4,
  },
  integrations: [
    react(),
    clientDirectives(),
    mdx(),
    sitemap({
      filter: indexedIn(root),
      serialize: withDefault,
      i18n: { defaultLocale: 'en', locales: { en: 'en-IN', ...sitemapLocales } },
    }),
    desk(),
    sayMistakes(),
    trimPages(),
    redirects(root),
    // After all that changes the pages.
    serviceWorker(root),
    // Only `npm run write` asks for it; without its packages the site builds all the same.
    ...(process.env.WITH_EDITOR ? [(await import('@clinic/editor/integration.ts')).default()] : []),
  ],
  experimental: {
    // VS Code completes the fields of an article by what this writes into .astro (see .vscode).
    contentIntellisense: true,
  },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ features, mdastPlugins: [refuseCode, captions, keepMarks, numberSources] }),
  },
  // Many times as quick as sharp's own choice: a first build has 250 to make. Colours at half the detail, which nobody
  // sees, win back most of the bytes.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 1, chromaSubsampling: '4:2:0' } },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self' ${apiOrigin}`.trim(),
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
      ],
      scriptDirective: {
        hashes: [FIRST_SCRIPT, SPECULATION].map(
          (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
        ),
      },
    },
  },
  vite: {
    // Settings come from the environment only: what a .env file says would reach the scripts and not the policy above,
    // and the browser would refuse every request.
    envDir: false,
    plugins: [islandRuntime(), plainImport(), distances(new URL('src/styles/tokens.css', import.meta.url))],
    build: {
      // The policy of a preview (packages/editor/server/policy.ts) allows no small script inside a page.
      assetsInlineLimit: process.env.SHOW_WAITING ? 0 : undefined,
      // So that light-dark(), and media queries with signs, become what phones of 2022 understand.
      cssTarget: ['chrome100', 'edge100', 'firefox100', 'safari15.4'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            // React, with what several islands need, in one file and the forms in another: whoever opens a form waits
            // for one answer, not for three.
            groups: [
              {
                name: 'react',
                test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|islands\/(slots|IconButton)\./,
              },
              { name: 'forms', test: /islands\/forms\/|node_modules\/(valibot|notyf)\// },
            ],
          },
        },
        // Every MDX file begins with 'use client'-like directives that mean nothing here; the warning hides real ones.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  },
});
