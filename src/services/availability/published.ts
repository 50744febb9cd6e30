import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';
import { patienceMs } from '#services/scheduling/client';

/** A published file as the gateway gave it. `status`: 200, or 304 where the reader has it already. */
export type AvailabilityFile = {
  readonly status: 200 | 304;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

const MANIFEST = '$bulk-publish';
const fileName = /^[a-z\d][a-z\d.-]{0,59}\.ndjson$/;
let gateway: Gateway | undefined;

/** A gateway client of its own: programs that read many files at once take no connections from patients who book. */
function publicationGateway(): Gateway {
  gateway ??= createGateway({
    name: 'availability',
    baseUrl: env().SCHEDULING_HOST,
    headers: { authorization: env().SCHEDULING_AUTHORIZATION },
    // A file that waits for others to be made goes on being made, and is there when the reader asks again.
    deadlineMs: patienceMs,
  });
  return gateway;
}

const passedOn = ['content-type', 'cache-control', 'etag'];

/**
 * A file of the published availability, or the list of them.
 * @param file - `$bulk-publish` or a name that the list has
 * @param known - the reader's If-None-Match
 * @returns `notFound` where the gateway has no such file or publishes nothing
 * @requirement I21
 */
export async function readAvailabilityFile(
  file: string,
  known: string | undefined,
): Promise<Result<AvailabilityFile, 'notFound' | 'unavailable'>> {
  if (file !== MANIFEST && !fileName.test(file)) return err('notFound');
  const reply = await publicationGateway().request({
    method: 'GET',
    path: file === MANIFEST ? `/${MANIFEST}` : `/availability/${file}`,
    headers: known === undefined ? {} : { 'if-none-match': known },
    expectJson: false,
  });
  if (!reply.ok) return err('unavailable');
  const { status, text, header } = reply.value;
  if (status === 404) return err('notFound');
  if (status !== 200 && status !== 304) return err('unavailable');
  const headers = passedOn.flatMap((name) => {
    const value = header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return ok({ status, text, headers: Object.fromEntries(headers) });
}
