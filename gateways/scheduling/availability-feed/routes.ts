import type { Reply } from '../http.ts';
import { refusal } from '../http.ts';
import type { Call, Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { fileMaker, manifest, MAX_AGE_SECONDS, type Publishing } from './files.ts';
import { tagOf, type PublishedFile } from './kept-files.ts';

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
  return published({ text, etag: tagOf(text) }, 'application/json; charset=utf-8', request);
}

async function getFile(scheduling: Scheduling, { request, id: name }: Call): Promise<Reply> {
  const asked = publishing(scheduling);
  const make = fileMaker(asked, name);
  if (make === undefined) throw refusal(404, 'There is no such file.');
  const file = await scheduling.keptFiles.read(name, { nowMs: asked.nowMs, make });
  return published(file, 'application/fhir+ndjson', request);
}

function publishing({ calendars, directory, siteUrl, now }: Scheduling): Publishing {
  const { everySlot } = calendars;
  // A server that keeps the calendars publishes them itself.
  if (everySlot === undefined) throw refusal(404, 'The availability is not published here.');
  const feedUrl = `${siteUrl}/api/availability`;
  return { directory: directory(), everySlot, siteUrl, feedUrl, nowMs: now().getTime() };
}

function published({ text, etag }: PublishedFile, type: string, { headers: asked }: Call['request']): Reply {
  const headers = { 'content-type': type, 'cache-control': `public, max-age=${MAX_AGE_SECONDS}`, etag };
  const isKnown = tagsIn(asked['if-none-match']).some((tag) => tag === '*' || tag === etag);
  return isKnown ? { status: 304, body: '', headers } : { status: 200, body: text, headers };
}

/** The tags that a reader has, as weak ones: proxies make strong ones of them and tell several at once. */
function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^"/, 'W/"'));
}
