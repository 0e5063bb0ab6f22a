// Adds client:intent and client:calm, which say when an island is hydrated.
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    'client:calm'?: boolean | { anywhere: true };
  }
}

export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/scripts/directives/intent.ts' });
      addClientDirective({ name: 'calm', entrypoint: './src/scripts/directives/calm.ts' });
    },
  },
});
