// The text and the picture of each page's social picture.
import { blogPath, noticePath, routes } from '@clinic/content-model/routes.ts';
import { newsStories, posts } from '../articles.ts';
import { allCare, cardPicture, pathOf } from '../care.ts';
import { notices } from '../notices.ts';
import { pictureOf, type Picture } from '../plates.ts';
import { practice, screen } from '../practice.ts';

export type SocialCard = Awaited<ReturnType<typeof socialCards>>[number];

export async function socialCards() {
  const { name } = await practice();
  const home = await screen('home');
  const about = await screen('about');
  const [spine, knee, head] = home.slides.map(({ picture }) => pictureOf(picture));
  if (!spine || !knee || !head) throw new Error('The home page needs three slides.');

  const card = (path: string, title: string, picture: Picture, label = name) => ({
    path,
    title,
    label,
    picture,
  });
  const [news] = await newsStories();
  return [
    card(routes.home, home.heading, spine),
    card(routes.about, about.heading, pictureOf(about.picture)),
    card(routes.conditions, (await screen('conditions')).heading, spine),
    card(routes.services, (await screen('services')).heading, knee),
    card(routes.patients, (await screen('patients')).heading, head),
    card(routes.glossary, (await screen('glossary')).heading, head),
    card(routes.exercises, (await screen('exercises')).heading, knee),
    card(routes.search, (await screen('search')).heading, spine),
    card(routes.overview, (await screen('overview')).heading, knee),
    card(routes.contact, (await screen('contact')).heading, spine),
    card(routes.testimonials, (await screen('testimonials')).heading, head),
    card(routes.blogs, (await screen('blogs')).heading, head),
    ...(await notices()).map(({ id, data }) => card(noticePath(id), data.title, spine)),
    ...(news ? [card(routes.news, news.data.title, pictureOf(news.data.picture), 'News')] : []),
    ...(await allCare()).map((care) => {
      const label = care.collection === 'conditions' ? 'Pain condition' : 'Service';
      return card(pathOf(care), care.data.title, cardPicture(care), label);
    }),
    ...(await posts()).map(({ id, data }) =>
      card(blogPath(id), data.title, pictureOf(data.picture), 'Article'),
    ),
  ];
}
