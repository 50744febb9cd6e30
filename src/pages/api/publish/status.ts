import { z } from 'zod';
import { publicationsSeen } from '@/lib/publications';
import { env } from '#config/server/env';
import { redirectFaults } from '#cms/redirects';
import { whoKnows } from '#routes/kit/callers';
import { route } from '#routes/kit/route';
import { publishQueue } from '#services/publishing/publish';

const knows = whoKnows(() => env().PUBLISH_SECRET, 'x-publish-secret');
const maxListed = 100;

/**
 * How publishing goes, for operators: what waits for the CMS and why, when something was last published, and whether other
 * processes are reached.
 * @requirement O5
 */
export default route({
  method: 'GET',
  schema: z.looseObject({}),
  limit: null,
  handle: async (_asked, { request }) => {
    const refusal = knows(request, { takesFiles: false });
    if (refusal) return refusal;
    const { waiting, givenUp, unknownPaths, isDiskFailing } = publishQueue().status();
    const { count, lastAt, others } = publicationsSeen();
    const body = {
      publications: count,
      lastPublication: lastAt?.toISOString() ?? null,
      otherProcesses: others,
      waiting: waiting.length,
      givenUp,
      unknownPaths,
      isDiskFailing,
      redirectFaults: Object.fromEntries(redirectFaults()),
      oldest: waiting.slice(0, maxListed).map(({ what, since, tries, reason }) => ({
        ...('page' in what
          ? { path: what.page.path, language: what.page.language, version: what.page.version ?? null }
          : { item: what.item.id, language: what.item.language }),
        since,
        tries,
        reason,
      })),
    };
    return { status: 200, body };
  },
});
