import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { env } from '#config/server/env';
import { forgetDictionaries } from '#cms/dictionary';
import { layoutService } from '#cms/layout-service';
import { forgetRedirects } from '#cms/redirects';
import { readText } from '#services/http/read-body';
import { forgetPhysicianList } from '#services/requests/physician-list';
import { publishPage, publishSchema, type PublishSteps } from '#services/publishing/publish';
import { isSecretRight, isSecretSet } from '#services/publishing/secret';
import { purgePages } from '../../server/purge.ts';

// The body is read once the secret is right, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };
const maxBytes = 512 * 1024;

/**
 * The CMS's word that pages changed. Answers 202 at once; the pages follow, and are tried again while the CMS is behind.
 * @requirement O5
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { PUBLISH_SECRET: secret, LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  response.setHeader('Cache-Control', 'no-store');
  if (!isSecretSet(secret)) return void response.status(404).json({ error: 'notFound' });
  if (!isSecretRight(request.headers['x-publish-secret'], secret))
    return void response.status(401).json({ error: 'unauthorized' });
  if (request.method !== 'POST')
    return void response.status(405).setHeader('Allow', 'POST').json({ error: 'method' });
  const text = await readText(request, maxBytes);
  if (text === undefined) return void response.status(413).json({ error: 'tooLarge' });
  const body = publishSchema.safeParse(parsed(text));
  if (!body.success)
    return void response
      .status(400)
      .json({ error: 'invalid', fields: body.error.issues.map(({ path }) => path.join('.')) });

  forgetDictionaries();
  forgetRedirects();
  forgetPhysicianList();
  const visitorPath = (path: string, language: string) =>
    language === defaultLanguage ? path : `/${language.toLowerCase()}${path === '/' ? '' : path}`;
  const steps: PublishSteps = {
    versionAtCms: async (page) => {
      const { route } = (await layoutService().fetchLayoutData(page.path, page.language)).sitecore;
      return route ? (route.itemVersion ?? 0) : 'gone';
    },
    revalidate: async (page) => {
      const address = visitorPath(page.path, page.language);
      await response.revalidate(address);
      purgePages([address]);
    },
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs).unref()),
  };
  for (const { path, language, version } of body.data.pages) {
    for (const each of language ? [language] : languages) {
      void publishPage({ path: path.toLowerCase(), language: each, version }, steps);
    }
  }
  response.status(202).json({ accepted: body.data.pages.length });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
