import { env } from '#config/server/env';
import { productName } from '#services/navigation/product-name';
import { addressOf, sitePages, type SitePage } from '#cms/site-pages';
import { xmlHead, xmlText } from '@/lib/xml';

const maxStories = 20;

type Feed = { readonly title: string; readonly home: string; readonly stories: readonly SitePage[] };

/** The newest articles in the site's first language; undefined while nobody knows them. */
async function newest(): Promise<Feed | undefined> {
  const language = env().DEFAULT_LANGUAGE;
  const pages = await sitePages(language);
  if (!pages) return undefined;
  const stories = pages
    .filter(({ templateName, published }) => templateName === 'Article' && published !== '')
    .toSorted((one, other) => (one.published < other.published ? 1 : -1))
    .slice(0, maxStories);
  return {
    title: await productName(language),
    home: addressOf({ path: '/forefront', language }),
    stories,
  };
}

/** The newest articles as RSS 2.0. @requirement A15 */
export async function rssFeed(): Promise<string | undefined> {
  const feed = await newest();
  if (!feed) return undefined;
  const language = env().DEFAULT_LANGUAGE;
  const items = feed.stories.map((story) => {
    const address = xmlText(addressOf({ path: story.path, language }));
    return (
      `<item><title>${xmlText(story.title)}</title><link>${address}</link><guid>${address}</guid>` +
      `<pubDate>${new Date(story.published).toUTCString()}</pubDate>` +
      `<description>${xmlText(story.description)}</description></item>\n`
    );
  });
  return (
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n` +
    `<title>${xmlText(feed.title)}</title><link>${xmlText(feed.home)}</link>` +
    `<description>${xmlText(feed.title)}</description><language>${language.toLowerCase()}</language>` +
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(`${env().PUBLIC_URL}/feed.xml`)}"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** The newest articles as JSON Feed 1.1. @requirement A15 */
export async function jsonFeed(): Promise<string | undefined> {
  const feed = await newest();
  if (!feed) return undefined;
  const language = env().DEFAULT_LANGUAGE;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: `${env().PUBLIC_URL}/feed.json`,
    language,
    items: feed.stories.map(({ path, title, description, published, pictures: [image] }) => {
      const url = addressOf({ path, language });
      return {
        id: url,
        url,
        title,
        summary: description,
        content_text: description,
        date_published: new Date(published).toISOString(),
        ...(image ? { image: new URL(image, env().PUBLIC_URL).href } : {}),
      };
    }),
  });
}
