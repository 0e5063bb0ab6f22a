/** One block of a `_headers` file (the format Netlify and Cloudflare Pages read). */
export interface HeaderRule {
  pattern: RegExp;
  remove: string[];
  set: [name: string, value: string][];
}

export class HeadersFileError extends Error {}

/** Strict on purpose: a rule that a host would drop in silence must not look as if it worked here. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      readLine(content, rules);
    } catch (error) {
      throw new HeadersFileError(`_headers, line ${index + 1}: ${(error as Error).message}`);
    }
  }
  return rules;
}

function readLine(content: string, rules: HeaderRule[]): void {
  if (content.startsWith('/')) {
    rules.push({ pattern: toPattern(content), remove: [], set: [] });
    return;
  }
  const rule = rules.at(-1);
  if (!rule) throw new Error('a header must come after the path it belongs to.');
  const [, removed, name = removed, value = ''] = /^(?:!(.*)|([^:]+):(.*))$/.exec(content) ?? [];
  if (name === undefined) throw new Error('expected a path such as /* or a header such as Name: value.');
  // Throws for what is no header.
  new Headers([[name.trim(), value.trim()]]);
  if (removed === undefined) rule.set.push([name.trim(), value.trim()]);
  else rule.remove.push(name.trim().toLowerCase());
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Cloudflare's rule: every matching block applies, and a name set by several is joined with commas. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const name of rule.remove) headers.delete(name);
    for (const [name, value] of rule.set) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}
