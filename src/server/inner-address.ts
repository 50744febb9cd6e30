import { partsOf } from './address-parts.ts';
import type { Handler } from './capture.ts';

/** Files that programs look for at the root, and the one that they look for below `.well-known`. */
const siteFile =
  /^\/(robots\.txt|sitemap(?:-[a-z0-9-]+)?\.xml|feed\.(?:xml|json)|cms-hpt\.txt|site\.webmanifest)$|^\/\.well-known\/(security\.txt)$/;
const media = /^\/-\/media\//i;
const mediaRoute = '/api/media/';

/**
 * Where the framework answers what is asked for at a public address: files of the site and media of the CMS are answered by
 * routes, and the optimizer of pictures fetches media at their route itself.
 * @param address - path and query
 * @requirement A14 A15
 */
export function innerAddress(address: string): string {
  const { path, search } = partsOf(address);
  if (path === '/_next/image') return path + innerPicture(search);
  const file = siteFile.exec(path);
  return file ? `/api/site/${file[1] ?? file[2]}${search}` : address.replace(media, mediaRoute);
}

function innerPicture(search: string): string {
  const asked = new URLSearchParams(search);
  const source = asked.get('url');
  if (source !== null) asked.set('url', source.replace(media, mediaRoute));
  return `?${asked.toString()}`;
}

/**
 * Leads a handler's requests to inner addresses. Rules of the framework's own could do so, but it sends them, and what reads
 * them, to every browser.
 */
export function atInnerAddresses(handle: Handler): Handler {
  return (request, response) => {
    request.url = innerAddress(request.url ?? '');
    return handle(request, response);
  };
}
