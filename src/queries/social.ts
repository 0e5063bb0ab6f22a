// The pages that have a social picture: what it says and which plate it shows.
import type { ImageMetadata } from 'astro';
import { blogPath, noticePath, routes } from '#lib/routes.ts';
import { newsStories, posts } from './articles.ts';
import { cardPicture, conditions, pathOf, services } from './care.ts';
import { notices } from './notices.ts';
import { practice, screen } from './practice.ts';

export interface SocialCard {
  path: string;
  title: string;
  label: string;
  plate: ImageMetadata;
}

export const socialCards = async (): Promise<SocialCard[]> => {
  const { name } = await practice();
  const home = await screen('home');
  const about = await screen('about');
  const [spine, knee, head] = home.slides.map(({ picture }) => picture.src);
  if (!spine || !knee || !head) throw new Error('The home page needs three slides.');

  const screens: SocialCard[] = [
    { path: routes.home, title: home.heading, label: name, plate: spine },
    { path: routes.about, title: about.heading, label: name, plate: about.picture.src },
    { path: routes.conditions, title: (await screen('conditions')).heading, label: name, plate: spine },
    { path: routes.services, title: (await screen('services')).heading, label: name, plate: knee },
    { path: routes.patients, title: (await screen('patients')).heading, label: name, plate: head },
    { path: routes.glossary, title: (await screen('glossary')).heading, label: name, plate: head },
    { path: routes.overview, title: (await screen('overview')).heading, label: name, plate: knee },
    { path: routes.contact, title: (await screen('contact')).heading, label: name, plate: spine },
    { path: routes.testimonials, title: (await screen('testimonials')).heading, label: name, plate: head },
    { path: routes.blogs, title: (await screen('blogs')).heading, label: name, plate: head },
  ];
  const legal = (await notices()).map(({ id, data }) => ({
    path: noticePath(id),
    title: data.title,
    label: name,
    plate: spine,
  }));
  const news = (await newsStories())[0];
  return [
    ...screens,
    ...legal,
    ...(news
      ? [{ path: routes.news, title: news.data.title, label: 'News', plate: news.data.picture.src }]
      : []),
    ...(await conditions()).map((care) => ({
      path: pathOf(care),
      title: care.data.title,
      label: 'Pain condition',
      plate: cardPicture(care).src,
    })),
    ...(await services()).map((care) => ({
      path: pathOf(care),
      title: care.data.title,
      label: 'Service',
      plate: cardPicture(care).src,
    })),
    ...(await posts()).map((post) => ({
      path: blogPath(post.id),
      title: post.data.title,
      label: 'Article',
      plate: post.data.picture.src,
    })),
  ];
};
