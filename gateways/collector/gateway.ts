import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { openDatabase } from '../db/open.ts';
import type { KeySource } from '../db/sealing/keys.ts';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';
import { dayOf, searchCounts } from './counts.ts';
import { countedSchema, type Counted } from './event.ts';
import { searchReport } from './report.ts';

export type CollectorOptions = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** See `openDatabase`. */
  readonly keys?: KeySource | undefined;
  /** The key that callers send as bearer token. */
  readonly key: string;
  /** Older counts are deleted, in days. */
  readonly retentionDays: number;
  readonly now?: () => number;
};

const DAY_MS = 86_400_000;
const MAX_BODY = 2048;
const MAX_DAYS = 31;

/**
 * The embedded collector: `POST /collector/count` counts one search, `GET /collector/report?days=` (1 to 31) says what
 * was counted. It stores numbers of a day, and words only where twenty visitors searched for them; nothing of a visitor
 * comes here.
 * @requirement B23
 */
export async function createCollectorGateway(options: CollectorOptions): Promise<Gateway> {
  const { key, retentionDays, now = Date.now } = options;
  // A folder of its own, because only one process may open the embedded store of bookings.
  const { db, close } = await openDatabase({
    databaseUrl: options.databaseUrl,
    dataDir: join(options.dataDir, 'collector'),
    keys: options.keys,
  });
  const counts = searchCounts(db);
  const deleteOld = () =>
    db
      .deleteFrom('search_count')
      .where('day', '<=', dayOf(now() - retentionDays * DAY_MS))
      .execute();
  await deleteOld();
  const deletion = setInterval(() => void deleteOld().catch(() => undefined), DAY_MS / 24).unref();

  async function report(response: ServerResponse, daysText: string | null): Promise<void> {
    const days = Number(daysText ?? retentionDays);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      return sendJson(response, 400, { error: `days: a whole number from 1 to ${MAX_DAYS}` });
    sendJson(response, 200, await searchReport(db, dayOf(now() - days * DAY_MS)));
  }

  async function count(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const counted = await readCounted(request);
    if (counted === undefined) return sendJson(response, 400, { error: 'no such event' });
    await counts.add(counted, now());
    sendJson(response, 200, { status: 'ok' });
  }

  return {
    name: 'collector',
    prefix: '/collector',
    ready: () => true,
    handle: async (request, response, { pathname, searchParams }) => {
      const isKnown = isSameSecret(request.headers.authorization, `Bearer ${key}`);
      if (!isKnown) return sendJson(response, 401, { error: 'unauthorized' });
      if (request.method === 'POST' && pathname === '/collector/count') return count(request, response);
      if (request.method === 'GET' && pathname === '/collector/report')
        return report(response, searchParams.get('days'));
      sendJson(response, 404, { error: 'notFound' });
    },
    close: async () => {
      clearInterval(deletion);
      await close();
    },
  };
}

/** One search from a request's body; undefined for anything else. */
async function readCounted(request: IncomingMessage): Promise<Counted | undefined> {
  try {
    const parsed = countedSchema.safeParse(JSON.parse(await readBody(request, MAX_BODY)));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}
