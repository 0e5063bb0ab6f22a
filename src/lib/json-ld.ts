// Structured data for search engines: plain objects from plain facts.
import type { Crumb } from './crumbs.ts';
import { routes, socialPath } from './routes.ts';

export type JsonLd = Record<string, unknown>;

interface Facts {
  name: string;
  phone: { number: string };
  email: string;
  address: { street: string; area: string; city: string; state: string; pin: string };
  hours: { confirmed: { days: string[]; opens: string; closes: string } };
}

const id = (site: string, name: string) => `${site}/#${name}`;

const clinicId = (site: string) => ({ '@id': id(site, 'clinic') });

/** What every page says of the clinic. */
export const clinic = (site: string, facts: Facts): JsonLd => ({
  '@type': 'MedicalClinic',
  ...clinicId(site),
  name: facts.name,
  telephone: facts.phone.number,
});

/** What the pages add that are about it. */
export const wholeClinic = (site: string, facts: Facts): JsonLd => ({
  ...clinic(site, facts),
  url: `${site}/`,
  email: facts.email,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: facts.hours.confirmed.days,
    opens: facts.hours.confirmed.opens,
    closes: facts.hours.confirmed.closes,
  },
  image: site + socialPath(routes.home),
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

interface Person {
  name: string;
  role: string;
  doctor: boolean;
}

const personId = (site: string, slug: string) => ({ '@id': id(site, slug) });

/** A doctor is described as a Person who works for the clinic; Physician is the type for the practice of one. */
export const person = (site: string, slug: string, facts: Person): JsonLd => ({
  '@type': facts.doctor ? ['Person', 'Physician'] : 'Person',
  ...personId(site, slug),
  name: facts.name,
  jobTitle: facts.role,
  worksFor: clinicId(site),
});

export const breadcrumbs = (site: string, crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: site + path,
  })),
});

interface MedicalPage {
  site: string;
  path: string;
  title: string;
  description: string;
  /** Nothing as long as no doctor has read the page. */
  review: { on: string; by: string } | undefined;
  about: JsonLd;
}

export const medicalPage = (page: MedicalPage): JsonLd => ({
  '@type': 'MedicalWebPage',
  url: `${page.site}${page.path}`,
  name: page.title,
  description: page.description,
  inLanguage: 'en-IN',
  ...(page.review && { lastReviewed: page.review.on, reviewedBy: personId(page.site, page.review.by) }),
  audience: 'https://schema.org/Patient',
  about: page.about,
});

export const medicalCondition = (name: string, alternateName: string[]): JsonLd => ({
  '@type': 'MedicalCondition',
  name,
  ...(alternateName.length > 0 && { alternateName }),
});

const procedureTypes = {
  percutaneous: 'https://schema.org/PercutaneousProcedure',
  surgical: 'https://schema.org/SurgicalProcedure',
  noninvasive: 'https://schema.org/NoninvasiveProcedure',
};

export const medicalProcedure = (
  name: string,
  alternateName: string[],
  kind: keyof typeof procedureTypes,
): JsonLd => ({
  '@type': 'MedicalProcedure',
  name,
  procedureType: procedureTypes[kind],
  ...(alternateName.length > 0 && { alternateName }),
});

interface Article {
  site: string;
  path: string;
  title: string;
  description: string;
  published: string;
  updated?: string | undefined;
  author: string;
}

export const article = (type: 'NewsArticle' | 'BlogPosting', facts: Article): JsonLd => ({
  '@type': type,
  headline: facts.title,
  description: facts.description,
  url: `${facts.site}${facts.path}`,
  image: facts.site + socialPath(facts.path),
  datePublished: facts.published,
  dateModified: facts.updated ?? facts.published,
  author: personId(facts.site, facts.author),
  publisher: clinicId(facts.site),
  inLanguage: 'en-IN',
});

interface Video {
  title: string;
  quote: string;
  videoId: string;
  duration: string;
  published: string;
}

/** "1:05" as ISO 8601, PT1M5S. */
const isoDuration = (clock: string) => {
  const [minutes = '0', seconds = '0'] = clock.split(':');
  return `PT${Number(minutes)}M${Number(seconds)}S`;
};

export const video = (site: string, facts: Video): JsonLd => ({
  '@type': 'VideoObject',
  name: facts.title,
  description: facts.quote,
  thumbnailUrl: site + socialPath(routes.testimonials),
  uploadDate: facts.published,
  duration: isoDuration(facts.duration),
  embedUrl: `https://www.youtube-nocookie.com/embed/${facts.videoId}`,
});
