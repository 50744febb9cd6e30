type Story = {
  readonly title: string;
  readonly description: string;
  /** ISO instant, or the day alone; '' for none. */
  readonly date: string;
  readonly author: string;
  readonly topics: readonly string[];
  /** Site path or address; '' for none. */
  readonly image: string;
};

/**
 * Structured data about an article; what is not known is left out.
 * @param page - canonical address of the page, origin of the site, who publishes it, and in which language
 * @requirement A17
 */
export function newsJsonLd(
  { title, description, date, author, topics, image }: Story,
  page: {
    readonly url: string;
    readonly siteUrl: string;
    readonly publisher: string;
    readonly language: string;
  },
): object {
  const picture = image.startsWith('/') ? `${page.siteUrl}${image}` : image;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    '@id': page.url,
    mainEntityOfPage: page.url,
    url: page.url,
    headline: title,
    inLanguage: page.language,
    ...(description ? { description } : {}),
    ...(date ? { datePublished: date } : {}),
    ...(picture ? { image: [picture] } : {}),
    ...(author ? { author: { '@type': 'Person', name: author } } : {}),
    ...(page.publisher
      ? { publisher: { '@type': 'Organization', name: page.publisher, url: page.siteUrl } }
      : {}),
    ...(topics.length > 0 ? { articleSection: topics } : {}),
  };
}
