import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardPicture, conditions, procedureOptions, relatedTo, type Care } from '#queries/care.ts';
import { asBuilt, condition, service, setContent } from './collections.ts';

vi.mock('astro:content', async () => (await import('./collections.ts')).astroContent());

const ids = async (entries: Promise<Care[]>) => (await entries).map(({ id }) => id);

beforeEach(() => {
  asBuilt();
  setContent({
    conditions: {
      'neck-pain': condition('Neck Pain', { order: 3 }),
      'knee-pain': condition('Knee Pain', {
        order: 1,
        related: {
          conditions: ['neck-pain', 'gout'].map((id) => ({ collection: 'conditions', id })),
          services: ['nerve-block', 'gone'].map((id) => ({ collection: 'services', id })),
        },
      }),
      'slipped-disc': condition('Slipped Disc', { order: 2 }),
      gout: condition('Gout', { order: 4, draft: true }),
      'frozen-shoulder': condition('Frozen Shoulder', { order: 5, publishOn: new Date('2999-01-01') }),
    },
    services: {
      'second-reading': service('Nerve Block'),
      vertebroplasty: service('Vertebroplasty', { order: 2 }),
      'nerve-block': service('Nerve Block', { order: 1 }),
    },
  });
});

test('conditions are sorted by order, without drafts and planned pages', async () => {
  expect(await ids(conditions())).toEqual(['knee-pain', 'slipped-disc', 'neck-pain']);
});

test('the preview contains drafts and planned pages, marked in their titles', async () => {
  vi.stubEnv('DEV', true);
  expect((await conditions()).map(({ data }) => data.title)).toEqual([
    'Knee Pain',
    'Slipped Disc',
    'Neck Pain',
    '[Draft] Gout',
    '[From 2999-01-01] Frozen Shoulder',
  ]);
});

test('the procedure options begin with the current one and have no duplicates', async () => {
  expect(await procedureOptions('Vertebroplasty')).toEqual(['Vertebroplasty', 'Nerve Block']);
});

test('related pages keep the order of the entry, without drafts and unknown pages', async () => {
  const [knee] = await conditions();
  expect(await ids(relatedTo(knee as Care))).toEqual(['neck-pain', 'nerve-block']);
});

describe('the picture of a card', () => {
  const entry = (data: object) => ({ id: 'knee-pain', data }) as Care;
  const picture = (name: string) => ({ src: { image: { src: name }, file: name }, alt: name });
  const shown = (name: string) => ({ src: { src: name }, file: name, alt: name });
  const [own, first] = ['own', 'first'].map(picture);

  test('is its own picture, otherwise the first of the page', () => {
    expect(cardPicture(entry({ card: { picture: own }, images: [first] }))).toEqual(shown('own'));
    expect(cardPicture(entry({ card: {}, images: [first] }))).toEqual(shown('first'));
  });

  test('throws when it is missing', () =>
    expect(() => cardPicture(entry({ card: {}, images: [] }))).toThrow('knee-pain has no picture.'));
});
