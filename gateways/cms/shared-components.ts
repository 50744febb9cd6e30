import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentStore } from '../content/store.ts';
import { languageNamed } from './pages.ts';

/** Where a library of shared components is. Its markup is public: no key is asked for. */
export const componentsPath = '/sitecore/api/components/';

const address = /^([\w-]+)\/([\w-]+)\/[\w-]+\/[\w-]+\.html$/;

/**
 * Sends the markup of a shared component: the field `markup` of an item below `data/components`. All its versions and
 * revisions are the same.
 * @requirement G10
 */
export function sendComponent(
  content: ContentStore,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const [, library, component] = address.exec(url.pathname.slice(componentsPath.length)) ?? [];
  const language = languageNamed(content, url.searchParams.get('language'));
  const item = content.item(`${content.rootPath}/data/components/${library}/${component}`);
  const markup = language === undefined ? undefined : item?.field('markup', language);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isThere = isRead && library !== undefined && typeof markup === 'string';
  response.writeHead(isThere ? 200 : isRead ? 404 : 405, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(isThere && request.method === 'GET' ? markup : '');
}
