import type { APIContext, GetStaticPaths } from 'astro';
import { socialPath } from '#lib/routes.ts';
import { practice } from '#queries/practice.ts';
import { socialCards, type SocialCard } from '#queries/sharing/social.ts';
import { drawCard } from './_draw.ts';

export const getStaticPaths = (async () =>
  (await socialCards()).map((card) => ({
    params: { page: socialPath(card.path).replace(/^\/social\/|\.jpg$/g, '') },
    props: { ...card },
    cacheKey: JSON.stringify(card),
  }))) satisfies GetStaticPaths;

export const GET = async ({ props }: APIContext<SocialCard>) => {
  const { doctor } = await practice();
  return new Response(await drawCard({ ...props, doctor }), { headers: { 'content-type': 'image/jpeg' } });
};
