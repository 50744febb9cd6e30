import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';
import { isSameSecret, sendJson, type Gateway } from '../lib/http.ts';
import { readEvent, type SearchEvent } from './event.ts';
import { searchReport } from './report.ts';

export type CollectorOptions = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The key that the site sends with each event. */
  readonly key: string;
  /** Events older than this are deleted, in days. */
  readonly retentionDays: number;
  readonly now?: () => number;
};

const DAY_MS = 86_400_000;
const MAX_DATA = 64 * 1024;

/**
 * The embedded collector of search events: `GET /collector/api/v2/track/?data=` (base64 of JSON), as SearchStax's, and
 * `GET /collector/report?days=` (1 to 3660) with the key as bearer token. It stores no IP address, only what the event
 * holds.
 * @requirement B23
 */
export async function createCollectorGateway(options: CollectorOptions): Promise<Gateway> {
  const { key, retentionDays, now = Date.now } = options;
  // A folder of its own, because only one process may open the embedded store of bookings.
  const { db, close } = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: join(options.dataDir, 'collector'),
  });
  const deleteOldEvents = () =>
    db
      .deleteFrom('search_event')
      .where('at', '<', now() - retentionDays * DAY_MS)
      .execute();
  await deleteOldEvents();
  const deletion = setInterval(() => void deleteOldEvents().catch(() => undefined), DAY_MS).unref();

  async function report(response: ServerResponse, daysText: string | null): Promise<void> {
    const days = Number(daysText ?? 30);
    if (!Number.isInteger(days) || days < 1 || days > 3660)
      return sendJson(response, 400, { error: 'days: a whole number from 1 to 3660' });
    sendJson(response, 200, await searchReport(db, now() - days * DAY_MS));
  }

  async function track(response: ServerResponse, data: string): Promise<void> {
    const event = data.length <= MAX_DATA ? readEvent(data) : undefined;
    if (event === undefined || !isSameSecret(event.properties.key, key))
      return sendJson(response, 400, { error: 'no such event' });
    await db
      .insertInto('search_event')
      .values({ id: randomUUID(), at: now(), ...rowFrom(event) })
      .execute();
    sendJson(response, 200, { status: 'ok' });
  }

  return {
    name: 'collector',
    prefix: '/collector',
    ready: () => true,
    handle: async (request, response, { pathname, searchParams }) => {
      if (request.method !== 'GET') return sendJson(response, 405, { error: 'methodNotAllowed' });
      if (/^\/collector\/api\/v2\/track\/?$/.test(pathname))
        return track(response, searchParams.get('data') ?? '');
      if (pathname !== '/collector/report') return sendJson(response, 404, { error: 'notFound' });
      const isKnown = isSameSecret(request.headers.authorization, `Bearer ${key}`);
      if (!isKnown) return sendJson(response, 401, { error: 'unauthorized' });
      return report(response, searchParams.get('days'));
    },
    close: async () => {
      clearInterval(deletion);
      await close();
    },
  };
}

function rowFrom({ event, properties }: SearchEvent): Omit<Tables['search_event'], 'id' | 'at'> {
  const opened = event === '_searchclick' ? properties : undefined;
  const isHelpful = event === '_searchfeedback' ? properties.isHelpful : undefined;
  return {
    event,
    session: properties.session,
    language: properties.language,
    query: properties.query,
    total_hits: properties.totalHits,
    page: properties.pageNo,
    document: opened?.cDocId ?? null,
    position: opened?.position ?? (isHelpful === undefined ? null : Number(isHelpful)),
    impressions: JSON.stringify(properties.impressions),
  };
}
