// A form needs to know its fields, and not the shapes behind them: those bring all of Zod along, and a browser asks for
// them six times, one after the other.
import type { Plugin } from 'vite';
import { kinds } from '#schemas/kinds.ts';
import { fieldsOf } from '#schemas/plain.ts';

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
