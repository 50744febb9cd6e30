import type { PageConfig } from 'next';
import { env } from '#config/server/env';
import { forgetPage } from '#cms/fetch-page';
import { fetchLayout } from '#cms/layout-service';
import { whoKnows } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { publishPage, publishSchema, type PublishSteps } from '#services/publishing/publish';
import { purgePages } from '../../server/purge.ts';

// The body is read by the route itself, once the secret is right and within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/**
 * The CMS's word that pages changed. Answers 202 at once; the pages follow, and are tried again while the CMS is behind.
 * @requirement O5
 */
export default route({
  method: 'POST',
  from: whoKnows(() => env().PUBLISH_SECRET, 'x-publish-secret'),
  schema: publishSchema,
  maxBytes: 512 * 1024,
  limit: null,
  handle: async ({ pages }, { response }) => {
    const steps = stepsWith((address) => response.revalidate(address));
    for (const { path, language, version } of pages) {
      for (const each of language ? [language] : env().LANGUAGES) {
        void publishPage({ path: path.toLowerCase(), language: each, version }, steps);
      }
    }
    return { status: 202, body: { accepted: pages.length } };
  },
});

function stepsWith(revalidate: (address: string) => Promise<void>): PublishSteps {
  return {
    versionAtCms: async (page) => {
      const { route: found } = (await fetchLayout(page.path, page.language)).sitecore;
      return found ? (found.itemVersion ?? 0) : 'gone';
    },
    forget: ({ path, language }) => forgetPage(path, language),
    revalidate: async ({ path, language }) => {
      const inLanguage = `/${language.toLowerCase()}${path === '/' ? '' : path}`;
      const address = language === env().DEFAULT_LANGUAGE ? path : inLanguage;
      await revalidate(address);
      purgePages([address]);
    },
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs).unref()),
  };
}
