// schema.org data for search engines.
import type {
  MedicalClinic,
  MedicalCondition,
  MedicalProcedure,
  MergeLeafTypes,
  PersonLeaf,
  PhysicianLeaf,
  Thing,
} from 'schema-dts';
import type { Crumb } from '#lib/crumbs.ts';
import { blogPath, memberPath, routes, socialPath } from '@clinic/content-model/routes.ts';
import { isoDay } from '@clinic/contract/dates.ts';
import type { NewsStory, Post } from '../articles.ts';
import { pathOf, type Care, type Condition, type Service } from '../care.ts';
import type { Member, Testimonial } from '../people.ts';
import type { Practice } from '../practice.ts';
import { reviewedVersion } from '../review-state.ts';

type Doctor = MergeLeafTypes<[PersonLeaf, PhysicianLeaf]>;
export type JsonLd = Exclude<Thing, string> | Doctor;
type Site = URL | undefined;

const origin = (site: Site) => (site?.href ?? '').replace(/\/$/, '');

/** A reference to the clinic, or to a person by file name. */
const named = (site: Site, name: string) => ({ '@id': `${origin(site)}/#${name}` });
const clinicId = (site: Site) => named(site, 'clinic');

/** The clinic as every page describes it. */
export const clinic = (site: Site, { name, phone }: Practice): Exclude<MedicalClinic, string> => ({
  '@type': 'MedicalClinic',
  ...clinicId(site),
  name,
  telephone: phone.number,
});

const openingHours = ({ days, opens, closes }: Practice['hours']['confirmed']) => ({
  '@type': 'OpeningHoursSpecification' as const,
  dayOfWeek: days,
  opens,
  closes,
});

/** The clinic with all details, for the pages about it. */
export const wholeClinic = (site: Site, facts: Practice): JsonLd => ({
  ...clinic(site, facts),
  url: `${origin(site)}/`,
  email: facts.email,
  openingHoursSpecification: openingHours(facts.hours.confirmed),
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
  ...(facts.branches.length > 0 && {
    subOrganization: facts.branches.map(({ name, phone, address, hours }) => ({
      '@type': 'MedicalClinic' as const,
      name,
      telephone: phone.number,
      address,
      openingHoursSpecification: openingHours(hours),
    })),
  }),
});

/** A doctor is a Person who works for the clinic; Physician alone is the type of a doctor's practice. */
export const person = (site: Site, { id, data }: Member): JsonLd => ({
  '@type': data.doctor ? ['Person', 'Physician'] : 'Person',
  ...named(site, id),
  name: data.name,
  jobTitle: data.role,
  worksFor: clinicId(site),
  ...(data.page && {
    url: origin(site) + memberPath(id),
    description: data.page.description,
    knowsLanguage: data.page.languages,
    knowsAbout: data.page.treats,
    ...(data.page.registration && { identifier: data.page.registration }),
  }),
});

/** The page of one person, whom the layout describes. */
export const memberData = (site: Site, { id }: Member): JsonLd[] => [
  { '@type': 'ProfilePage', url: origin(site) + memberPath(id), mainEntity: named(site, id) },
];

export const breadcrumbs = (site: Site, crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: origin(site) + path,
  })),
});

const medicalPage = (
  site: Site,
  care: Care,
  about: Exclude<MedicalCondition | MedicalProcedure, string>,
): JsonLd => {
  const { title, description, alsoCalled, review } = care.data;
  return {
    '@type': 'MedicalWebPage',
    url: origin(site) + pathOf(care),
    name: title,
    description,
    inLanguage: 'en-IN',
    // Only after a doctor has reviewed the page.
    ...(reviewedVersion(care.data) && {
      lastReviewed: isoDay(review.on),
      reviewedBy: named(site, review.by.id),
    }),
    audience: 'https://schema.org/Patient',
    about: {
      ...about,
      name: title,
      ...(alsoCalled.length > 0 && { alternateName: alsoCalled }),
    },
  };
};

export const conditionData = (site: Site, condition: Condition) => [
  medicalPage(site, condition, { '@type': 'MedicalCondition' }),
];

/** In schema.org an operation is a type of its own, the other two are values. */
const procedures = {
  percutaneous: {
    '@type': 'MedicalProcedure',
    procedureType: 'https://schema.org/PercutaneousProcedure',
  },
  surgical: { '@type': 'SurgicalProcedure' },
  noninvasive: { '@type': 'MedicalProcedure', procedureType: 'https://schema.org/NoninvasiveProcedure' },
} as const;

export const serviceData = (site: Site, service: Service) => [
  medicalPage(site, service, procedures[service.data.procedureType]),
];

/** A page in Hindi or Marathi. */
export const pageInLanguage = (
  site: Site,
  { path, title: name, description, code }: Record<'path' | 'title' | 'description' | 'code', string>,
): JsonLd => ({
  '@type': 'MedicalWebPage',
  url: origin(site) + path,
  name,
  description,
  inLanguage: code,
  audience: 'https://schema.org/Patient',
});

const article = (
  type: 'BlogPosting' | 'NewsArticle',
  site: Site,
  { data }: Post | NewsStory,
  path: string,
  updated?: Date,
): JsonLd => ({
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
  testimonials.map(({ data }): JsonLd => ({
    '@type': 'VideoObject',
    name: data.title,
    description: data.quote,
    thumbnailUrl: origin(site) + socialPath(routes.testimonials),
    uploadDate: isoDay(data.published),
    duration: isoDuration(data.duration),
    embedUrl: `https://www.youtube-nocookie.com/embed/${data.videoId}`,
  }));
