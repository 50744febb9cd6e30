import type { NextApiRequest, NextApiResponse, PageConfig } from 'next';
import { logInfo, logWarning } from '@/lib/log';
import { count, gauge } from '@/lib/metrics';
import { env } from '#config/server/env';
import { whoKnows } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { publishSchema, readEvent } from '#services/publishing/event';
import { publish } from '#services/publishing/publish';

// The body is read by the route itself, once the secret is right and within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The status of the last event, when it was refused. */
let lastRefused = 0;
gauge('foyer_publish_last_refused', {}, () => lastRefused);

const answerEvent = route({
  method: 'POST',
  from: whoKnows(() => env().PUBLISH_SECRET, 'x-publish-secret'),
  schema: publishSchema,
  maxBytes: 2 * 1024 * 1024,
  limit: null,
  handle: async (body) => {
    if ('check' in body) return { status: 202, body: { accepted: 0 } };
    const event = readEvent(body, env().LANGUAGES);
    const { unknownLanguages } = event;
    // Edge tells of all sites of its tenant, and shuts a webhook that fails ten times.
    if (unknownLanguages.length > 0 && !('invocation_id' in body))
      return { status: 400, body: { error: 'unknownLanguage', fields: ['pages.language'] } };
    await publish(event);
    lastRefused = 0;
    logInfo('publish.taken', { pages: event.pages.length, items: event.items.length });
    return { status: 202, body: { accepted: event.pages.length + event.items.length } };
  },
});

/**
 * The CMS's word that something was published: in our own form or as Sitecore Edge sends it. Answers 202 once it is noted;
 * what is published is asked of the CMS until it delivers it. A refused event is in the log, because its sender shows nobody
 * the answer: 401 is another secret, 400 another form, 404 no secret of ours.
 * @requirement O5 O8
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  await answerEvent(request, response);
  const { statusCode: status } = response;
  if (status < 400) return;
  // Whoever sends no secret is not the CMS.
  if (request.headers['x-publish-secret'] !== undefined) {
    count('foyer_publish_refused_total', { status: String(status) });
    lastRefused = status;
  }
  logWarning('publish.refused', { status });
}
