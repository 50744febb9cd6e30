import { fieldOf, imageOf, isTrue, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { localizedPath } from '@/cms/page';
import { titlePictureOf } from '@/domain/title-picture';

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
  /** The page's addresses in the languages that it is written in. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
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
  /** Default: none. */
  readonly alternates?: HeadData['alternates'];
  /** Pictures that the page's blocks show, in reading order. */
  readonly pictures?: readonly Field[];
};

/** The fields of a page's picture, the first with one counts: the authored one, then those of what the page is about. */
const pictureFields = ['openGraphImage', 'universalImage', 'heroImage', 'profileImage', 'locationImage'];

/** The site's own picture, for pages that nobody is to find. */
const sitePicture = '/social.jpg';

/**
 * The picture that social networks show with a page: that of its fields, else of its first block with one, else one of its
 * title. Every page has one.
 * @requirement A18
 */
function socialPictureOf({ fields, pictures = [], siteUrl, language, itemPath }: HeadInput): string {
  const isListed = !isTrue(fieldOf(fields, 'hideFromSearchEngines'));
  const drawn = isListed ? titlePictureOf(language, itemPath || '/') : sitePicture;
  const candidates = [...pictureFields.map((name) => fieldOf(fields, name)), ...pictures];
  const found = candidates.map((field) => imageOf(field)?.src).find(isPicture) ?? drawn;
  return found.startsWith('/') ? `${siteUrl}${found}` : found;
}

/** Networks read no drawings, and nothing that is no address. */
function isPicture(src: string | undefined): src is string {
  return src !== undefined && /^(https?:\/\/|\/(?![/\\]))/i.test(src) && !/\.svg(\?|$)/i.test(src);
}

/**
 * The page's title: the first non-empty title field, else the item's display name.
 * @requirement A5
 */
export function pageTitleOf(fields: ComponentFields, displayName: string): string {
  for (const name of titleFields) {
    const title = textsOf(fields, name).find((text) => text !== '');
    if (title !== undefined) return title;
  }
  return displayName;
}

/** The texts of a name in every spelling: a page and what it is about may each have a field of it. */
function textsOf(fields: ComponentFields, name: string): readonly string[] {
  const plain = (key: string) => key.replaceAll(' ', '').toLowerCase();
  return Object.entries(fields).flatMap(([key, field]) =>
    plain(key) === plain(name) ? [textOf(field)] : [],
  );
}

/**
 * The canonical address: site root, language prefix (none for the default language) and item path, in lower case. Names
 * of items may have spaces, which no address has.
 * @requirement A4
 */
export function canonicalOf(
  input: Pick<HeadInput, 'siteUrl' | 'itemPath' | 'language' | 'defaultLanguage'>,
): string {
  const path = localizedPath(input.itemPath === '' ? '/' : input.itemPath, input);
  return `${input.siteUrl}${path === '/' ? '' : path}`.toLowerCase().replaceAll(' ', '%20') || '/';
}

/**
 * The metadata of a page for browsers, search engines and social networks.
 * @requirement A4 A5 A6 A7 A18
 */
export function headOf(input: HeadInput): HeadData {
  const read = (name: string) => textOf(fieldOf(input.fields, name));
  const name = pageTitleOf(input.fields, input.displayName);
  const canonical = canonicalOf(input);
  return {
    title: [name, input.productName].filter(Boolean).join(' - '),
    canonical,
    alternates: input.alternates ?? [],
    description: read('metaDescription'),
    keywords: read('metaKeywords'),
    abstract: read('abstract'),
    robots: isTrue(fieldOf(input.fields, 'hideFromSearchEngines')) ? 'noindex, nofollow, noarchive' : '',
    openGraph: {
      url: read('openGraphUrl') || canonical,
      type: read('openGraphType') || 'website',
      title: read('openGraphTitle') || name,
      description: read('openGraphDescription') || read('metaDescription'),
      image: socialPictureOf(input),
    },
  };
}
