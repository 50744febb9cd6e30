import { hasTemplateLayout, sitePathOf } from './site-paths.ts';
import type { ScheduledChange } from './open.ts';
import { logError, logInfo } from '../lib/log.ts';
import type { Snapshot } from './snapshot.ts';

type Page = { readonly path: string; readonly language: string; readonly operation: 'update' | 'delete' };

/** As many as the webhook takes; what is more is outdated with everything. */
const maxPages = 200;

/**
 * The body of the site's publishing webhook for what appears or goes with the time.
 * @requirement O1 O5
 */
export function publishBody({ before, after }: ScheduledChange): {
  readonly everything: true;
  readonly pages?: readonly Page[];
} {
  const pages = [
    ...missingIn(after, before).map((page) => ({ ...page, operation: 'delete' as const })),
    ...missingIn(before, after).map((page) => ({ ...page, operation: 'update' as const })),
  ].slice(0, maxPages);
  return { everything: true, ...(pages.length > 0 ? { pages } : {}) };
}

/** Pages in their languages that one content has and the other lacks. */
function missingIn(one: Snapshot, other: Snapshot): readonly Omit<Page, 'operation'>[] {
  const homePath = `${other.site.rootPath}/home`;
  return [...other.items.values()].flatMap((item) => {
    const path = sitePathOf(item.path, homePath);
    const template = other.templates.get(item.template);
    const isPage =
      Object.keys(item.layout ?? {}).length > 0 || (template !== undefined && hasTemplateLayout(template));
    if (path === undefined || !isPage) return [];
    const known = one.items.get(item.path);
    return Object.keys(item.values)
      .filter((language) => known?.values[language] === undefined)
      .map((language) => ({ path, language }));
  });
}

const delaysMs = [1000, 5000, 30_000, 120_000];
const givenUpAfterMs = 86_400_000;

/**
 * Tells the site that its content has changed with the time, until it has heard it. Without a secret nobody is told: pages
 * follow when they are old.
 * @param site.url - origin of the site
 * @requirement O1 O5
 */
export function createTeller(site: { readonly url: string; readonly secret: string }) {
  const tell = async (body: object, since: number, tries: number): Promise<void> => {
    const status = await send(site, body);
    if (status === 202) return logInfo('scheduled-content-told', { tries: tries + 1 });
    logError('scheduled-content-not-told', { status });
    if (Date.now() - since > givenUpAfterMs) return;
    setTimeout(
      () => void tell(body, since, tries + 1),
      delaysMs[Math.min(tries, delaysMs.length - 1)],
    ).unref();
  };
  return (change: ScheduledChange): void => {
    if (site.secret !== '') void tell(publishBody(change), Date.now(), 0);
  };
}

/** @returns 0 when nobody answered */
async function send(
  { url, secret }: { readonly url: string; readonly secret: string },
  body: object,
): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/publish`, {
      method: 'POST',
      headers: { 'x-publish-secret': secret, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
