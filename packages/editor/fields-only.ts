// A form needs to know its fields, and not the shapes behind them: those bring all of Zod along, and a browser asks for
// them six times, one after the other.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { kinds } from '#schemas/kinds.ts';
import type * as plain from '#schemas/plain.ts';

export function fieldsOnly(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'fields-only',
    enforce: 'pre',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer: (one) => {
      server = one;
    },
    load: {
      filter: { id: /\/src\/schemas\/plain\.ts$/ },
      async handler(id) {
        for (const file of globSync('**/*.ts', { cwd: path.dirname(id) }))
          this.addWatchFile(path.join(path.dirname(id), file));
        const { fieldsOf } = (await server.ssrLoadModule(id)) as typeof plain;
        const fields = Object.fromEntries(kinds.map((kind) => [kind, fieldsOf(kind)]));
        return `const fields = ${JSON.stringify(fields)};\nexport const fieldsOf = (kind) => fields[kind];`;
      },
    },
  };
}
