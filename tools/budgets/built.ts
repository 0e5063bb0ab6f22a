// Whether what the build does to pages (src/integrations) has been done to these.
import { inlineScripts } from './page.ts';

const LOOSE_MARK =
  /(?<!<span class="keep">)<button class="term"[^>]*>[^<]*<\/button><span id="term-[^>]*>[^<]*<\/span>[.,;:!?)]/;

export const builtRules = (html: string): string[] => [
  ...(html.includes('data-astro-cid-') ? ['the scopes of components have their long names'] : []),
  ...(inlineScripts(html).some((code) => code.includes('astro:hydrate'))
    ? ['the runtime of the islands stands in the page']
    : []),
  ...(LOOSE_MARK.test(html) ? ['a mark may leave the term before it'] : []),
];
