// What search engines are told about a page, from its record.
import { article, medicalCondition, medicalPage, medicalProcedure, video } from '#lib/json-ld.ts';
import { blogPath, routes } from '#lib/routes.ts';
import { isoDay } from '#lib/text.ts';
import type { NewsStory, Post } from '../articles.ts';
import { pathOf, type Care, type Condition, type Service } from '../care.ts';
import type { Testimonial } from '../people.ts';
import { wasReviewed } from '../review-state.ts';

const origin = (site: URL | undefined) => (site?.href ?? '').replace(/\/$/, '');

const pageOf = (site: URL | undefined, care: Care) => ({
  site: origin(site),
  path: pathOf(care),
  title: care.data.title,
  description: care.data.description,
  review: wasReviewed(care.data)
    ? { on: isoDay(care.data.review.on), by: care.data.review.by.id }
    : undefined,
});

export const conditionData = (site: URL | undefined, condition: Condition) => [
  medicalPage({
    ...pageOf(site, condition),
    about: medicalCondition(condition.data.title, condition.data.alsoCalled),
  }),
];

export const serviceData = (site: URL | undefined, service: Service) => [
  medicalPage({
    ...pageOf(site, service),
    about: medicalProcedure(service.data.title, service.data.alsoCalled, service.data.procedureType),
  }),
];

const written = (site: URL | undefined, entry: Post | NewsStory) => ({
  site: origin(site),
  title: entry.data.title,
  description: entry.data.description,
  published: isoDay(entry.data.published),
  author: entry.data.author.id,
});

export const postData = (site: URL | undefined, post: Post) => [
  article('BlogPosting', {
    ...written(site, post),
    path: blogPath(post.id),
    updated: post.data.updated && isoDay(post.data.updated),
  }),
];

export const newsData = (site: URL | undefined, story: NewsStory) => [
  article('NewsArticle', { ...written(site, story), path: routes.news }),
];

export const videoData = (site: URL | undefined, testimonials: Testimonial[]) =>
  testimonials.map(({ data }) => video(origin(site), { ...data, published: isoDay(data.published) }));
