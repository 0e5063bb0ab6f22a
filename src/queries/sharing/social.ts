// The pages that have a social picture: what it says and which picture it shows.
import { blogPath, noticePath, routes } from '#lib/routes.ts';
import { newsStories, posts } from '../articles.ts';
import { allCare, cardPicture, pathOf } from '../care.ts';
import { notices } from '../notices.ts';
import { pictureOf, type Picture } from '../plates.ts';
import { practice, screen } from '../practice.ts';

export interface SocialCard {
  path: string;
  title: string;
  label: string;
  picture: Picture;
}

export const socialCards = async (): Promise<SocialCard[]> => {
  const { name } = await practice();
  const home = await screen('home');
  const about = await screen('about');
  const [spine, knee, head] = home.slides.map(({ picture }) => pictureOf(picture));
  if (!spine || !knee || !head) throw new Error('The home page needs three slides.');

  const screens: SocialCard[] = [
    { path: routes.home, title: home.heading, label: name, picture: spine },
    { path: routes.about, title: about.heading, label: name, picture: pictureOf(about.picture) },
    { path: routes.conditions, title: (await screen('conditions')).heading, label: name, picture: spine },
    { path: routes.services, title: (await screen('services')).heading, label: name, picture: knee },
    { path: routes.patients, title: (await screen('patients')).heading, label: name, picture: head },
    { path: routes.glossary, title: (await screen('glossary')).heading, label: name, picture: head },
    { path: routes.exercises, title: (await screen('exercises')).heading, label: name, picture: knee },
    { path: routes.search, title: (await screen('search')).heading, label: name, picture: spine },
    { path: routes.overview, title: (await screen('overview')).heading, label: name, picture: knee },
    { path: routes.contact, title: (await screen('contact')).heading, label: name, picture: spine },
    { path: routes.testimonials, title: (await screen('testimonials')).heading, label: name, picture: head },
    { path: routes.blogs, title: (await screen('blogs')).heading, label: name, picture: head },
  ];
  const legal = (await notices()).map(({ id, data }) => ({
    path: noticePath(id),
    title: data.title,
    label: name,
    picture: spine,
  }));
  const news = (await newsStories())[0];
  return [
    ...screens,
    ...legal,
    ...(news
      ? [{ path: routes.news, title: news.data.title, label: 'News', picture: pictureOf(news.data.picture) }]
      : []),
    ...(await allCare()).map((care) => ({
      path: pathOf(care),
      title: care.data.title,
      label: care.collection === 'conditions' ? 'Pain condition' : 'Service',
      picture: cardPicture(care),
    })),
    ...(await posts()).map((post) => ({
      path: blogPath(post.id),
      title: post.data.title,
      label: 'Article',
      picture: pictureOf(post.data.picture),
    })),
  ];
};
