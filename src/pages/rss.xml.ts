import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { blogPath } from '@clinic/content-model/routes.ts';
import { posts } from '#queries/articles.ts';
import { practice, screen } from '#queries/practice.ts';

export const GET = async ({ site }: APIContext) => {
  const { name } = await practice();
  const { metaDescription } = await screen('blogs');
  return rss({
    title: `${name}: articles`,
    description: metaDescription,
    site: site ?? '',
    trailingSlash: false,
    customData: '<language>en-IN</language>',
    items: (await posts()).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      pubDate: data.published,
      link: blogPath(id),
    })),
  });
};
