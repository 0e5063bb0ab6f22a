import type { APIRoute } from 'astro';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { readAll, type Kept } from '@clinic/content-check/read/files.ts';
import { ofKind } from '@clinic/content-check/read/source.ts';
import { screenPages } from '../pages.ts';

export const prerender = false;

export interface PageOfSite {
  address: string;
  title: string;
}

const kept: Kept = new Map();

/** What a link can lead to, and the public address of the site. */
export const GET: APIRoute = () => {
  const sources = readAll(process.cwd(), [], kept);
  const articles = ofKind(sources, 'conditions', 'services', 'blog', 'notices').flatMap((source) => {
    const address = addressOf[source.kind]?.(source.id);
    return address ? [{ address, title: source.data.title ?? source.id }] : [];
  });
  const screens = Object.entries(screenPages).map(([word, address]) => ({ address, title: word }));
  const website = ofKind(sources, 'practice').find(({ data }) => data.website)?.data.website;
  const pages: PageOfSite[] = [...screens, ...articles];
  return Response.json({ pages, website });
};
