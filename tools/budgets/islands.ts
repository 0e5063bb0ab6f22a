// What the islands of a page fetch when a visitor reaches for them.
import path from 'node:path';
import { scriptWithImports, tags } from './page.ts';

export interface Island {
  /** such as FormDialog */
  name: string;
  /** its own, React's and what both import */
  scripts: Map<string, string>;
}

export function islandsOf(pages: { html: string }[], dist: string): Island[] {
  const found = new Map<string, Island>();
  for (const tag of pages.flatMap(({ html }) => tags(html, 'astro-island'))) {
    const { 'component-url': component = '', 'renderer-url': renderer = '' } = tag;
    const scripts = scriptWithImports(renderer, dist, scriptWithImports(component, dist));
    found.set(component, { name: path.basename(component).replace(/\..*/, ''), scripts });
  }
  return [...found.values()];
}

const isForm = ({ name }: Island) => name.endsWith('Form') || name === 'FormDialog';

/** Whoever looks at pictures or opens the menu does not pay for the forms. */
export const islandRules = (pages: { html: string }[], dist: string): string[] =>
  islandsOf(pages, dist)
    .filter((island) => !isForm(island))
    .flatMap(({ name, scripts }) =>
      [...scripts]
        .filter(([, code]) => code.includes('Full Name'))
        .map(([file]) => `${name} fetches the forms with ${file}`),
    );
