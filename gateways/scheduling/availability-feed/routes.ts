import { createHash } from 'node:crypto';
import type { Reply } from '../http.ts';
import { refusal } from '../http.ts';
import type { Call, Route, Scheduling } from '../route.ts';
import { fileText, manifest, MAX_AGE_SECONDS, type Publishing } from './files.ts';

/**
 * When which physician has time, for whoever wants to know: a manifest and files of FHIR R4 records, one a line, after
 * SMART Scheduling Links. Holds nothing but what every visitor of the site can see; a time that is held or booked is
 * `busy`. `_since` is not regarded: readers get everything.
 * @requirement I21
 */
export const feedRoutes: readonly (readonly [string, Route])[] = [
  ['GET $bulk-publish', getManifest],
  ['GET availability/{file}', getFile],
];

function getManifest(scheduling: Scheduling, { request }: Call): Reply {
  const text = JSON.stringify(manifest(publishing(scheduling)));
  return published(text, 'application/json; charset=utf-8', request.headers['if-none-match']);
}

async function getFile(scheduling: Scheduling, { request, id }: Call): Promise<Reply> {
  const text = await fileText(publishing(scheduling), id);
  if (text === undefined) throw refusal(404, 'There is no such file.');
  return published(text, 'application/fhir+ndjson', request.headers['if-none-match']);
}

function publishing({ calendars, directory, siteUrl, now }: Scheduling): Publishing {
  const { everySlot } = calendars;
  // A server that keeps the calendars publishes them itself.
  if (everySlot === undefined) throw refusal(404, 'The availability is not published here.');
  const feedUrl = `${siteUrl}/api/availability`;
  return { directory: directory(), everySlot, siteUrl, feedUrl, nowMs: now().getTime() };
}

function published(text: string, type: string, known: string | undefined): Reply {
  // Weak: on its way the text is compressed in one way or another.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    etag,
  };
  return known === etag ? { status: 304, body: '', headers } : { status: 200, body: text, headers };
}
