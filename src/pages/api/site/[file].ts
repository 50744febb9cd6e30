import { z } from 'zod';
import { env } from '#config/server/env';
import { productName } from '#services/navigation/product-name';
import { failed, type RouteAnswer } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { jsonFeed, rssFeed } from '#services/site-files/feed';
import { sitemap, sitemapIndex } from '#services/site-files/sitemap';
import { manifestText, priceText, robotsText, securityText } from '#services/site-files/texts';

type File = { readonly type: string; readonly make: () => Promise<string | undefined> };

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** The files that programs look for, by their names at the root of the site. */
const files: Readonly<Record<string, File>> = {
  'robots.txt': { type: plain, make: robotsText },
  'sitemap.xml': { type: xml, make: () => sitemapIndex(new Date()) },
  'feed.xml': { type: 'application/rss+xml; charset=utf-8', make: rssFeed },
  'feed.json': { type: 'application/feed+json; charset=utf-8', make: jsonFeed },
  'security.txt': { type: plain, make: () => securityText(new Date()) },
  'cms-hpt.txt': { type: plain, make: priceText },
  'site.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    make: async () => manifestText(await productName(env().DEFAULT_LANGUAGE)),
  },
};

/**
 * Files for search engines, news readers and other programs; `next.config.ts` leads here from their public addresses.
 * @requirement A15 A16
 */
export default route({
  method: 'GET',
  schema: z.object({ file: z.string() }),
  cacheControl: 'public, max-age=600',
  limit: null,
  handle: async ({ file }) => {
    const [, part] = /^sitemap-([a-z0-9-]{1,40})\.xml$/.exec(file) ?? [];
    if (part !== undefined) return fileAnswer(await sitemap(part, new Date()), xml);
    const found = Object.hasOwn(files, file) ? files[file] : undefined;
    return found ? fileAnswer(await found.make(), found.type) : failed('notFound');
  },
});

function fileAnswer(content: string | undefined, type: string): RouteAnswer {
  if (content === undefined) return failed('unavailable');
  return content === '' ? failed('notFound') : { status: 200, content, headers: { 'Content-Type': type } };
}
