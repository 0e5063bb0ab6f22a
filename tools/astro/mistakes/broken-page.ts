import type { ServerResponse } from 'node:http';
import { report, type Mistake } from '../../content/say/mistake.ts';

/** A page that could not be drawn because of its content says the mistakes instead, and comes back when they are mended. */
export function replaceBroken(response: ServerResponse, mistakes: () => Mistake[]): void {
  const { writeHead, end } = response;
  response.writeHead = ((status: number, ...rest: []) => {
    const found = status === 500 ? mistakes() : [];
    if (found.length === 0) return writeHead.call(response, status, ...rest);
    response.write = () => true;
    response.end = (() => end.call(response, page(found), 'utf8')) as typeof end;
    return writeHead.call(response, status, { 'content-type': 'text/html; charset=utf-8' });
  }) as typeof writeHead;
}

const page = (mistakes: Mistake[]) => `<!doctype html>
<html lang="en-IN">
<title>This page cannot be shown yet</title>
<meta name="viewport" content="width=device-width">
<script type="module" src="/@vite/client"></script>
<h1>This page cannot be shown yet</h1>
<p>Something in the content has to be put right first. This page comes back by itself.</p>
<pre style="white-space:pre-wrap">${inHtml(report(mistakes))}</pre>
`;

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
