import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '../db/open.ts';
import { isSameSecret, sendJson, type Gateway } from '../lib/http.ts';
import { readEvent, type SearchEvent } from './event.ts';
import { searchReport } from './report.ts';

export type CollectorOptions = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** What the site sends with each event. */
  readonly key: string;
  /** Events older than this are deleted. */
  readonly retentionDays: number;
  readonly now?: () => number;
};

const DAY_MS = 86_400_000;
const MAX_DATA = 64 * 1024;

/**
 * The embedded collector of search events: `GET /collector/api/v2/track/?data=` (base64 of JSON) as SearchStax takes
 * them, and `GET /collector/report?days=` for whoever has the key. Stores no address and nothing else of a visitor.
 * @requirement B23
 */
export async function createCollectorGateway(options: CollectorOptions): Promise<Gateway> {
  const { key, retentionDays, now = Date.now } = options;
  // A place of its own: one process may open the embedded store of bookings.
  const { db, close } = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: join(options.dataDir, 'collector'),
  });
  const forget = () =>
    db
      .deleteFrom('search_event')
      .where('at', '<', now() - retentionDays * DAY_MS)
      .execute();
  await forget();
  const forgetting = setInterval(() => void forget().catch(() => undefined), DAY_MS).unref();

  async function store({ event, properties }: SearchEvent): Promise<void> {
    const opened = event === '_searchclick' ? properties : undefined;
    const isHelpful = event === '_searchfeedback' ? properties.isHelpful : undefined;
    await db
      .insertInto('search_event')
      .values({
        id: randomUUID(),
        at: now(),
        event,
        session: properties.session,
        language: properties.language,
        query: properties.query,
        total_hits: properties.totalHits,
        page: properties.pageNo,
        document: opened?.cDocId ?? null,
        position: opened?.position ?? (isHelpful === undefined ? null : Number(isHelpful)),
        impressions: JSON.stringify(properties.impressions),
      })
      .execute();
  }

  return {
    name: 'collector',
    prefix: '/collector',
    ready: () => true,
    handle: async (request, response, url) => {
      if (request.method !== 'GET') return sendJson(response, 405, { error: 'methodNotAllowed' });
      if (url.pathname === '/collector/report') {
        const isKnown = isSameSecret(request.headers.authorization, `Bearer ${key}`);
        if (!isKnown) return sendJson(response, 401, { error: 'unauthorized' });
        const days = Number(url.searchParams.get('days') ?? 30);
        if (!Number.isInteger(days) || days < 1 || days > 3660)
          return sendJson(response, 400, { error: 'days: a whole number from 1 to 3660' });
        return sendJson(response, 200, await searchReport(db, now() - days * DAY_MS));
      }
      if (!/^\/collector\/api\/v2\/track\/?$/.test(url.pathname))
        return sendJson(response, 404, { error: 'notFound' });
      const data = url.searchParams.get('data') ?? '';
      const event = data.length <= MAX_DATA ? readEvent(data) : undefined;
      if (event === undefined || !isSameSecret(event.properties.key, key))
        return sendJson(response, 400, { error: 'no such event' });
      await store(event);
      return sendJson(response, 200, { status: 'ok' });
    },
    close: async () => {
      clearInterval(forgetting);
      await close();
    },
  };
}
