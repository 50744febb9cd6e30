import type { LoaderResult } from '@/cms/block';
import { localizedPath } from '@/cms/page';

/** A home page: the site's origin and name, and the page's language. */
type Home = {
  readonly siteUrl: string;
  readonly productName: string;
  readonly language: string;
  readonly defaultLanguage: string;
};

type Results = Readonly<Record<string, LoaderResult<unknown>>>;

/**
 * What search engines are told, apart from what blocks show: it stands in the document alone.
 * @param found - results of the loaders, by uid
 * @param home - for the home page of a language
 * @requirement A17
 */
export function splitStructured(
  found: Results,
  home?: Home,
): {
  readonly data: Results;
  readonly structured: readonly object[];
} {
  const told = Object.values(found).flatMap((result) => (result.ok && result.structured) || []);
  // Blocks of one kind say the same of their page.
  const once = [...new Map(told.map((one) => [JSON.stringify(one), one])).values()];
  const structured = home ? [websiteJsonLd(home), ...once] : once;
  const data = Object.fromEntries(
    Object.entries(found).map(([uid, result]) => {
      if (!result.ok) return [uid, result];
      const { structured: _told, ...shown } = result;
      return [uid, shown];
    }),
  );
  return { data, structured };
}

/**
 * The site as a whole, for its home page: its name, who runs it, and where it is searched.
 * @requirement A17
 */
function websiteJsonLd({ siteUrl, productName: name, ...speech }: Home): object {
  const base = `${siteUrl}${localizedPath('/', speech)}`.replace(/\/$/, '');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${base}/#website`,
    url: `${base}/`,
    name,
    inLanguage: speech.language,
    publisher: {
      '@type': 'MedicalOrganization',
      name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
