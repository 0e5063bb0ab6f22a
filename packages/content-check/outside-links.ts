// node packages/content-check/outside-links.ts: requests each external link of the content, and lists those that fail or
// have moved permanently. Exit code 1 when there is one. Needs the internet, so npm test does not run it.
import { readAll } from './read/files.ts';
import type { Source } from './read/source.ts';
import { bodyOf } from './text/body.ts';

export type Finding = { url: string; files: string[]; problem: string };

/** Returns the files that contain each external link. */
export function outsideLinks(sources: Source[]): Map<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const source of sources) {
    const inText = bodyOf(source).pieces.map(({ node }) => ('url' in node ? node.url : undefined));
    for (const url of [...inText, ...source.values.map(({ value }) => value)])
      if (typeof url === 'string' && /^https?:/.test(url))
        files.set(url, (files.get(url) ?? new Set()).add(source.file));
  }
  return new Map([...files].map(([url, names]) => [url, [...names]]));
}

/** Returns the problem of a link; undefined when the page responds, needs a password or refuses robots. */
export async function problemOf(url: string, milliseconds = 20_000): Promise<string | undefined> {
  try {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      headers: { 'User-Agent': 'Mozilla/5.0 (link check)' },
      signal: AbortSignal.timeout(milliseconds),
    });
    await body?.cancel();
    if (status === 301 || status === 308)
      return `has moved to ${URL.parse(headers.get('Location') ?? '', url)?.href}`;
    return status < 400 || [401, 403, 405, 429].includes(status) ? undefined : `answers with ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `cannot be reached (${cause instanceof Error ? cause.message : message})`;
  }
}

/** Checks one link of each host at a time. */
export async function checkOutsideLinks(
  links: Map<string, string[]>,
  milliseconds?: number,
): Promise<Finding[]> {
  const hosts = Map.groupBy(links, ([url]) => URL.parse(url)?.host);
  const findings = [...hosts.values()].map(async (sameHost) => {
    const found: Finding[] = [];
    for (const [url, files] of sameHost) {
      const problem = await problemOf(url, milliseconds);
      if (problem) found.push({ url, files, problem });
    }
    return found;
  });
  return (await Promise.all(findings)).flat();
}

if (import.meta.main) {
  const links = outsideLinks(readAll(process.cwd()));
  const findings = await checkOutsideLinks(links);
  for (const { url, files, problem } of findings) console.log(`- ${url} ${problem} (${files.join(', ')})`);
  console.log(`${links.size} links checked, ${findings.length} to correct.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
