// What search engines are told about a page, from its record.
import type { Crumb } from '#lib/crumbs.ts';
import { blogPath, routes, socialPath } from '#lib/routes.ts';
import { isoDay } from '#lib/text.ts';
import type { NewsStory, Post } from '../articles.ts';
import { pathOf, type Care, type Condition, type Service } from '../care.ts';
import type { Member, Testimonial } from '../people.ts';
import type { Practice } from '../practice.ts';
import { wasReviewed } from '../review-state.ts';

export type JsonLd = Record<string, unknown>;
type Site = URL | undefined;

const origin = (site: Site) => (site?.href ?? '').replace(/\/$/, '');

/** How one thing names another: the clinic, or a person by the name of the file. */
const named = (site: Site, name: string) => ({ '@id': `${origin(site)}/#${name}` });
const clinicId = (site: Site) => named(site, 'clinic');

/** What every page says of the clinic. */
export const clinic = (site: Site, { name, phone }: Practice): JsonLd => ({
  '@type': 'MedicalClinic',
  ...clinicId(site),
  name,
  telephone: phone.number,
});

/** What the pages add that are about it. */
export const wholeClinic = (site: Site, facts: Practice): JsonLd => ({
  ...clinic(site, facts),
  url: `${origin(site)}/`,
  email: facts.email,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: facts.hours.confirmed.days,
    opens: facts.hours.confirmed.opens,
    closes: facts.hours.confirmed.closes,
  },
  image: origin(site) + socialPath(routes.home),
  medicalSpecialty: 'https://schema.org/Anesthesia',
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${facts.address.street}, ${facts.address.area}`,
    addressLocality: facts.address.city,
    addressRegion: facts.address.state,
    postalCode: facts.address.pin,
    addressCountry: 'IN',
  },
});

/** A doctor is described as a Person who works for the clinic; Physician is the type for the practice of one. */
export const person = (site: Site, { id, data }: Member): JsonLd => ({
  '@type': data.doctor ? ['Person', 'Physician'] : 'Person',
  ...named(site, id),
  name: data.name,
  jobTitle: data.role,
  worksFor: clinicId(site),
});

export const breadcrumbs = (site: Site, crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: origin(site) + path,
  })),
});

const medicalPage = (site: Site, care: Care, type: string, more?: JsonLd): JsonLd => {
  const { title, description, alsoCalled, review } = care.data;
  return {
    '@type': 'MedicalWebPage',
    url: origin(site) + pathOf(care),
    name: title,
    description,
    inLanguage: 'en-IN',
    // Not as long as no doctor has read the page.
    ...(wasReviewed(care.data) && { lastReviewed: isoDay(review.on), reviewedBy: named(site, review.by.id) }),
    audience: 'https://schema.org/Patient',
    about: {
      '@type': type,
      name: title,
      ...more,
      ...(alsoCalled.length > 0 && { alternateName: alsoCalled }),
    },
  };
};

export const conditionData = (site: Site, condition: Condition) => [
  medicalPage(site, condition, 'MedicalCondition'),
];

const procedureTypes = {
  percutaneous: 'https://schema.org/PercutaneousProcedure',
  surgical: 'https://schema.org/SurgicalProcedure',
  noninvasive: 'https://schema.org/NoninvasiveProcedure',
};

export const serviceData = (site: Site, service: Service) => [
  medicalPage(site, service, 'MedicalProcedure', {
    procedureType: procedureTypes[service.data.procedureType],
  }),
];

const article = (type: string, site: Site, { data }: Post | NewsStory, path: string, updated?: Date) => ({
  '@type': type,
  headline: data.title,
  description: data.description,
  url: origin(site) + path,
  image: origin(site) + socialPath(path),
  datePublished: isoDay(data.published),
  dateModified: isoDay(updated ?? data.published),
  author: named(site, data.author.id),
  publisher: clinicId(site),
  inLanguage: 'en-IN',
});

export const postData = (site: Site, post: Post) => [
  article('BlogPosting', site, post, blogPath(post.id), post.data.updated),
];

export const newsData = (site: Site, story: NewsStory) => [article('NewsArticle', site, story, routes.news)];

/** "1:05" as ISO 8601, PT1M5S. */
const isoDuration = (clock: string) => {
  const [minutes = '0', seconds = '0'] = clock.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
};

export const videoData = (site: Site, testimonials: Testimonial[]) =>
  testimonials.map(({ data }) => ({
    '@type': 'VideoObject',
    name: data.title,
    description: data.quote,
    thumbnailUrl: origin(site) + socialPath(routes.testimonials),
    uploadDate: isoDay(data.published),
    duration: isoDuration(data.duration),
    embedUrl: `https://www.youtube-nocookie.com/embed/${data.videoId}`,
  }));
