import type { Plugin } from 'vite';
import { kinds } from '#schemas/kinds.ts';
import { fieldsOf } from '#schemas/plain.ts';

const ISLANDS = 'editor:islands';
export const islandsImports = ['astro/runtime/server/astro-island.js', 'astro/client/only.js'];

/**
 * The content security policy of the server refuses inline scripts. So Astro's runtime comes to the forms as a file;
 * the pages of the site have it in a script of their own.
 */
export const islandsAsFile = (): Plugin => ({
  name: 'islands-as-file',
  enforce: 'pre',
  apply: 'serve',
  resolveId: (id) => (id === ISLANDS ? id : undefined),
  load(id) {
    if (id === ISLANDS)
      return `
        import '${islandsImports[0]}';
        import only from '${islandsImports[1]}';
        (window.Astro ??= {}).only = only;
        dispatchEvent(new Event('astro:only'));`;
    if (/\/astro\/dist\/runtime\/server\/scripts\.js/.test(id))
      return `
        export const determineIfNeedsHydrationScript = () => false;
        export const determinesIfNeedsDirectiveScript = (_, directive) => directive === 'only';
        export const getPrescripts = () => '<script type="module" src="/@id/${ISLANDS}"></script>';`;
  },
});

/** On a server, other programs of the computer reach the live site too: it answers calls with this key only. */
export const keyed = (authorization: string | undefined): Plugin => ({
  name: 'keyed',
  enforce: 'pre',
  configureServer({ middlewares }) {
    middlewares.use((call, answer, next) => {
      if (!authorization || call.headers.authorization === authorization) return next();
      answer.writeHead(401).end();
    });
  },
});

/**
 * A form needs to know its fields, and not the shapes behind them: those bring all of Zod along, and a browser asks for
 * them six times, one after the other.
 */
export const fieldsOnly = (): Plugin => ({
  name: 'fields-only',
  enforce: 'pre',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/src\/schemas\/plain\.ts$/ },
    handler() {
      const fields = Object.fromEntries(kinds.map((kind) => [kind, fieldsOf(kind)]));
      return `const fields = ${JSON.stringify(fields)};\nexport const fieldsOf = (kind) => fields[kind];`;
    },
  },
});
