import { brandTokens, type Colours } from '@clinic/content-model/colours.ts';

const rule = (selector: string, tokens: object) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Returns the styles of the practice's colours. They have no light-dark(), which browsers of 2022 lack. */
export function brandStyle(colours: Colours = {}): string {
  const { both, dark } = brandTokens(colours);
  // Repeated :root: stronger than the tokens of the design, whichever comes first.
  const root = ':root:root';
  return [
    '@layer tokens{',
    rule(root, both),
    `@media (prefers-color-scheme:dark){${rule(`${root}:not([data-theme=light])`, dark)}}`,
    rule(`${root}[data-theme=dark]`, dark),
    '}',
  ].join('');
}
