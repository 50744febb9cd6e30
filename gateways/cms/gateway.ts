import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentStore } from '../content/store.ts';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';
import { createGraphServer, edgePath, type GraphServer } from './graph-server.ts';
import { componentData, emptyLayoutData, layoutData } from './layout-data.ts';
import { limits } from './limits.ts';
import { findPage, languageNamed } from './pages.ts';
import { componentsPath, sendComponent } from './shared-components.ts';

const graphType = 'application/graphql-response+json';
const layoutPath = '/sitecore/api/layout/render/';
const componentPath = '/sitecore/api/layout/component/';

export type CmsOptions = {
  readonly content: ContentStore;
  /** The key that clients send as `sc_apikey`. */
  readonly apiKey: string;
  /** Whether clients may query the schema. */
  readonly allowsIntrospection: boolean;
};

/**
 * The CMS's two APIs: GraphQL in the shapes of Experience Edge, and the layout service over REST. Both require the key
 * in the header `sc_apikey`; the layout service also takes it from the query. Shared components are open to all. With the
 * header `sc_editMode: true`, GraphQL answers as it does to an editor: with drafts, and with what each field is.
 * @requirement O1 O2 O3
 */
export function createCmsGateway({ content, apiKey, allowsIntrospection }: CmsOptions): Gateway {
  const graphs = () => ({
    published: createGraphServer(content, allowsIntrospection),
    // Authors seldom ask: made for the first of them.
    drafts: undefined as GraphServer | undefined,
  });
  let made = graphs();
  const unsubscribe = content.onChange(() => {
    made = graphs();
  });
  const isAuthor = ({ headers }: IncomingMessage) => headers.sc_editmode === 'true';
  const graphFor = (request: IncomingMessage) =>
    isAuthor(request)
      ? (made.drafts ??= createGraphServer(content.drafts(), allowsIntrospection))
      : made.published;
  return {
    name: 'cms',
    prefix: '/sitecore',
    ready: () => true,
    handle: async (request, response, url) => {
      if (url.pathname.startsWith(componentsPath)) return sendComponent(content, request, response, url);
      const isComponent = url.pathname.startsWith(componentPath);
      const isLayout = isComponent || url.pathname.startsWith(layoutPath);
      const given = request.headers.sc_apikey ?? (isLayout ? url.searchParams.get('sc_apikey') : undefined);
      if (!isSameSecret(typeof given === 'string' ? given : undefined, apiKey))
        return sendError(response, 401, 'sc_apikey is missing or wrong');
      if (url.pathname === edgePath) return answerQuery(graphFor(request), request, response, url);
      if (isLayout)
        return sendLayout(isAuthor(request) ? content.drafts() : content, {
          request,
          response,
          url,
          isComponent,
        });
      sendError(response, 404, 'not found');
    },
    close: () => {
      unsubscribe();
      return Promise.resolve();
    },
  };
}

function sendError(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, { errors: [{ message }] }, status === 405 ? { Allow: 'GET, POST' } : {});
}

async function answerQuery(
  graph: GraphServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { method = 'GET' } = request;
  if (method !== 'GET' && method !== 'POST') return sendError(response, 405, 'method not allowed');
  let body: string | undefined;
  try {
    if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw new BodyTooLarge();
    if (method === 'POST') body = await readBody(request, limits.bodyBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    return sendError(response, 413, 'the query is too large');
  }
  const { accept = '' } = request.headers;
  const isPlain = accept.includes('application/json') && !accept.includes(graphType);
  // With this media type, the server's status tells a query that fits the schema from one that does not.
  const headers: Record<string, string> = { accept: isPlain ? 'application/json' : graphType };
  if (request.headers['content-type']) headers['content-type'] = request.headers['content-type'];
  const answer = await graph.fetch(
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'Content-Type': `${accept.includes(graphType) ? graphType : 'application/json'}; charset=utf-8`,
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
  });
  response.end(bytes);
}

type LayoutCall = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** One block of the page is asked for. */
  readonly isComponent: boolean;
};

function sendLayout(content: ContentStore, { request, response, url, isComponent }: LayoutCall): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendError(response, 405, 'method not allowed');
  const query = url.searchParams;
  const language = languageNamed(content, query.get('sc_lang') || undefined);
  const site = query.get('sc_site') || content.site().name;
  const page = language && findPage(content, { site, language, path: query.get('item') || '/' });
  const asked = page && { language, itemPath: page.itemPath };
  const answer =
    asked &&
    (isComponent
      ? componentData(content, page.item, {
          ...asked,
          uid: query.get('uid') ?? '',
          datasource: query.get('dataSourceId') || undefined,
        })
      : layoutData(content, page.item, asked));
  if (answer) sendJson(response, 200, answer);
  else sendJson(response, 404, emptyLayoutData(content, language ?? query.get('sc_lang') ?? ''));
}
