import type { IncomingMessage } from 'node:http';
import { twinHeader, type Twin } from '../config/twins.ts';
import { partsOf } from './address-parts.ts';

/** A path that the framework redirects to a plainer one: `/a/`, `/a//b`, `/a\b`. */
const isRedirected = /.\/$|\/\/|\\/;
const dataOfPage = /^(\/_next\/data\/[^/]+)(\/.*)$/;

/**
 * Leads a request for a page, or for a page's data, to its twin, and says so in a header. The address of one that the
 * framework redirects stays: its visitor would be sent to the twin's own.
 * @requirement A15
 */
export function leadTo(twin: Twin, request: IncomingMessage): void {
  const { path, search } = partsOf(request.url ?? '');
  request.headers[twinHeader] = twin;
  const [, folder, file = ''] = dataOfPage.exec(path) ?? [];
  if (folder !== undefined)
    request.url = `${folder}/${twin}${file.replace(/^\/index\.json$/, '.json')}${search}`;
  else if (!isRedirected.test(path) && !path.startsWith('/_next/'))
    request.url = `/${twin}${path === '/' ? '' : path}${search}`;
}
