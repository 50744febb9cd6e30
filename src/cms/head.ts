import { fieldOf, imageOf, isTrue, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { localizedPath } from '@/cms/page';

export const titleFields = [
  'metaTitle',
  'searchTitle',
  'briefTitle',
  'locationTitle',
  'articleTitle',
  'headlineText',
  'pageNavigationTitle',
] as const;

export const headFields: readonly string[] = [
  ...titleFields,
  'metaDescription',
  'metaKeywords',
  'abstract',
  'hideFromSearchEngines',
  'openGraphUrl',
  'openGraphType',
  'openGraphTitle',
  'openGraphDescription',
  'openGraphImage',
];

export type HeadData = {
  readonly title: string;
  readonly canonical: string;
  readonly description: string;
  readonly keywords: string;
  readonly abstract: string;
  readonly robots: string;
  readonly openGraph: {
    readonly url: string;
    readonly type: string;
    readonly title: string;
    readonly description: string;
    readonly image: string;
  };
};

export type HeadInput = {
  readonly fields: ComponentFields;
  readonly displayName: string;
  readonly itemPath: string;
  readonly language: string;
  readonly defaultLanguage: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  readonly productName: string;
};

/**
 * The page's title: the first non-empty title field, else the item's display name.
 * @requirement A5
 */
export function pageTitleOf(fields: ComponentFields, displayName: string): string {
  for (const name of titleFields) {
    const title = textOf(fieldOf(fields, name));
    if (title !== '') return title;
  }
  return displayName;
}

/**
 * The canonical address: site root, language prefix (none for the default language) and item path, in lower case.
 * @requirement A4
 */
export function canonicalOf(
  input: Pick<HeadInput, 'siteUrl' | 'itemPath' | 'language' | 'defaultLanguage'>,
): string {
  const path = localizedPath(input.itemPath === '' ? '/' : input.itemPath, input);
  return `${input.siteUrl}${path === '/' ? '' : path}`.toLowerCase() || '/';
}

/**
 * The metadata of a page for browsers, search engines and social networks.
 * @requirement A4 A5 A6 A7
 */
export function headOf(input: HeadInput): HeadData {
  const read = (name: string) => textOf(fieldOf(input.fields, name));
  const name = pageTitleOf(input.fields, input.displayName);
  const canonical = canonicalOf(input);
  const image = imageOf(fieldOf(input.fields, 'openGraphImage'))?.src ?? '';
  return {
    title: [name, input.productName].filter(Boolean).join(' - '),
    canonical,
    description: read('metaDescription'),
    keywords: read('metaKeywords'),
    abstract: read('abstract'),
    robots: isTrue(fieldOf(input.fields, 'hideFromSearchEngines')) ? 'noindex, nofollow, noarchive' : '',
    openGraph: {
      url: read('openGraphUrl') || canonical,
      type: read('openGraphType') || 'website',
      title: read('openGraphTitle') || name,
      description: read('openGraphDescription') || read('metaDescription'),
      image: image.startsWith('/') ? `${input.siteUrl}${image}` : image,
    },
  };
}
