// The titles of all posts, for the search: fetched only by who reaches for it.
import type { APIContext, GetStaticPaths } from 'astro';
import { postPages, postTitles } from '#queries/articles.ts';

export const getStaticPaths = (async () => {
  const { version, json } = await postTitles();
  return (await postPages()).length > 1 ? [{ params: { version }, props: { json } }] : [];
}) satisfies GetStaticPaths;

export const GET = ({ props }: APIContext<{ json: string }>) =>
  new Response(props.json, { headers: { 'content-type': 'application/json' } });
