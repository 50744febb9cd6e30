import { z } from 'zod';
import { jsonIn } from '@/lib/json-in';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';
import { patienceMs } from '#services/scheduling/client';
import { hasExtensions } from '#services/scheduling/extensions';

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

/** What else a gateway might send has no business in a public file. */
const publicTypes = z.enum([
  'HealthcareService',
  'Location',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Schedule',
  'Slot',
]);
const recordSchema = z.looseObject({ resourceType: publicTypes });
const manifestSchema = z.looseObject({
  transactionTime: z.iso.datetime({ offset: true }),
  request: z.url({ protocol: /^https?$/ }),
  output: z.array(z.looseObject({ type: publicTypes, url: z.string().refine(isOurs) })),
});

const storable = /^(public, max-age=\d{1,5}|no-store)$/;
const tag = /^(W\/)?"[\x21\x23-\x7e]{1,100}"$/;

/**
 * A file of the published availability, or the list of them.
 * @param file - `$bulk-publish` or a name that the list has
 * @param known - the reader's If-None-Match
 * @returns `notFound` where the gateway has no such file or publishes nothing; `unavailable` also for a file of another
 *   shape: it would leave under our name
 * @requirement I21
 */
export async function readAvailabilityFile(
  file: string,
  known: string | undefined,
): Promise<Result<AvailabilityFile, 'notFound' | 'unavailable'>> {
  if (!hasExtensions() || (file !== MANIFEST && !fileName.test(file))) return err('notFound');
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
  const isManifest = file === MANIFEST;
  if (status === 200 && !(isManifest ? isManifestText(text) : areRecords(text))) return err('unavailable');
  const [control = '', etag = ''] = ['cache-control', 'etag'].map((name) => header(name));
  const headers = {
    'Content-Type': isManifest ? 'application/json; charset=utf-8' : 'application/fhir+ndjson',
    ...(storable.test(control) ? { 'Cache-Control': control } : {}),
    ...(tag.test(etag) ? { ETag: etag } : {}),
  };
  return ok({ status, text, headers });
}

/** Whether a file of the list is one that readers get from us. */
function isOurs(url: string): boolean {
  const folder = `${env().PUBLIC_URL}/api/availability/`;
  return url.startsWith(folder) && fileName.test(url.slice(folder.length));
}

function isManifestText(text: string): boolean {
  return manifestSchema.safeParse(jsonIn(text)).success;
}

/** One record a line; a file may have none. */
function areRecords(text: string): boolean {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .every((line) => recordSchema.safeParse(jsonIn(line)).success);
}
