import type { ReactElement } from 'react';
import { headOf } from '@/cms/head';
import { PageHead } from '@/cms/page-head';

const input = {
  displayName: 'Lee Ng, MD',
  itemPath: '/comer/find-a-physician/physician/lee-ng',
  language: 'en',
  defaultLanguage: 'en',
  siteUrl: 'https://clinic.example',
  productName: 'Clinic',
};
type Tag = ReactElement<{ readonly name?: string; readonly property?: string; readonly content?: string }>;

/** The metadata of a page by name. */
const metaOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (PageHead({ head: headOf({ ...input, fields }) }) as Tag[])
      .filter(({ type }) => type === 'meta')
      .map(({ props }) => [props.name ?? props.property, props.content]),
  );

test('[D9] [A6] cards of social networks say what Open Graph says', () => {
  expect(metaOf({ metaDescription: { value: 'Bones of children' } })).toEqual({
    description: 'Bones of children',
    'og:url': 'https://clinic.example/comer/find-a-physician/physician/lee-ng',
    'og:type': 'website',
    'og:title': 'Lee Ng, MD',
    'og:description': 'Bones of children',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://clinic.example/-/media/~title/en/comer/find-a-physician/physician/lee-ng.jpg',
    'og:image': 'https://clinic.example/-/media/~title/en/comer/find-a-physician/physician/lee-ng.jpg',
    'twitter:title': 'Lee Ng, MD',
    'twitter:description': 'Bones of children',
  });
  expect(
    metaOf({
      openGraphTitle: { value: 'Dr. Ng' },
      openGraphImage: { value: { src: '/-/media/lee.webp' } },
    }),
  ).toMatchObject({
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Dr. Ng',
    'og:image': 'https://clinic.example/-/media/lee.webp',
    'twitter:image': 'https://clinic.example/-/media/lee.webp',
  });
});
