import type { ServerResponse } from 'node:http';
import { NOT_DRAWN, SAID, type Said } from './said.ts';

/** A page that could not be drawn says why instead, and comes back when that is mended: see panel.ts. */
export function replaceBroken(response: ServerResponse, changes: number, whatIsWrong: () => Said[]): void {
  const { writeHead, write, end } = response;
  let isBroken = false;
  response.writeHead = ((status: number, ...rest: [{ 'Content-Type'?: string }?]) => {
    isBroken = status === 500 && isPage(response, rest.at(-1));
    if (!isBroken) return writeHead.call(response, status, ...(rest as []));
    return writeHead.call(response, status, { 'content-type': 'text/html; charset=utf-8' });
  }) as typeof writeHead;
  response.write = ((...rest: Parameters<typeof write>) =>
    isBroken || write.apply(response, rest)) as typeof write;
  response.end = ((...rest: Parameters<typeof end>) => {
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
    return isBroken ? end.call(response, page(whatIsWrong(), changes), 'utf8') : end.apply(response, rest);
  }) as typeof end;
}

/** What is no page may be the answer to a form, which has words of its own. */
export const isPage = (response: ServerResponse, headers: { 'Content-Type'?: string } = {}) =>
  String(headers['Content-Type'] ?? response.getHeader('content-type')).startsWith('text/html');

/** On a server nothing tells of changes, so it says itself what is wrong, until the panel at the foot does. */
const page = (wrong: Said[], changes: number) => `<!doctype html>
<html lang="en-IN">
<title>This page cannot be shown yet</title>
<meta name="viewport" content="width=device-width">
<script type="module" src="/@id/astro:scripts/page.js"></script>
<body id="${NOT_DRAWN}" data-changes="${changes}" style="max-width:40em;margin:auto;padding:1em;font:18px/1.5 system-ui,sans-serif">
<h1>This page cannot be shown yet</h1>
<p>Something has to be put right first. Then this page comes back by itself, or when you load it again.</p>
<div id="${SAID}">${wrong.map(entry).join('')}</div>
`;

const entry = ({ file, line, says, mend }: Said) =>
  `<p><small>${inHtml(file)}, line ${line}</small><br>${inHtml(says)}<br>→ ${inHtml(mend)}</p>`;

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
