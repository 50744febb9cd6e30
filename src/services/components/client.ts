import sanitizeHtml from 'sanitize-html';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { safeRichText } from '#cms/rich-text';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';

/** Which shared component is wanted, by the rendering parameters of the block. */
export type ComponentName = {
  readonly library: string;
  readonly component: string;
  readonly version: string;
  readonly revision: string;
};

const maxBytes = 200_000;
const freshMs = 60_000;

let gateway: Gateway | undefined;

function componentsGateway(): Gateway {
  gateway ??= createGateway({
    name: 'components',
    baseUrl: env().COMPONENTS_HOST,
    headers: { accept: 'text/html' },
    deadlineMs: 1500,
    maxBytes,
  });
  return gateway;
}

/** Durable: after a restart the last good markup stands in while the service is down. */
const kept = () => answerCache<string>('components', { maxEntries: 500, freshMs, isDurable: true });

/**
 * The markup of a shared component, made safe and without pictures of other hosts.
 * @param page - language of the page and of the site
 * @returns `notFound` for a component that the service does not have, or whose name is none; while the service is down,
 *   what it last said
 * @requirement G10
 */
export async function fetchComponent(
  name: ComponentName,
  page: { readonly language: string; readonly defaultLanguage: string },
): Promise<Result<string, 'notFound' | 'unavailable'>> {
  const segments = [name.library, name.component, name.version, name.revision];
  if (!segments.every((segment) => /^[\w-]{1,100}$/.test(segment))) return err('notFound');
  const path = `/${segments.join('/')}.html`;
  // An empty text stands for a component that there is not.
  const markup = await kept().get(`${page.language} ${path}`, () => ask(path, page.language));
  if (markup === undefined) return err('unavailable');
  return markup === '' ? err('notFound') : ok(ownPicturesOnly(safeRichText(markup, page)));
}

async function ask(path: string, language: string): Promise<string | undefined> {
  const reply = await componentsGateway().request({
    method: 'GET',
    path,
    query: new URLSearchParams({ language }),
    expectJson: false,
  });
  if (!reply.ok) return reply.error === 'tooLarge' ? '' : undefined;
  const { status, text, header } = reply.value;
  if (status === 404 || status === 410) return '';
  if (status !== 200) return undefined;
  return /^text\/html\b/.test(header('content-type') ?? '') ? text.trim() : '';
}

/** From the media library, as it is or from the optimizer. */
const ownPicture = /^\/(?:-\/media\/|_next\/image\?url=%2F-%2Fmedia%2F)/;

/** The policy of the site's pages would leave holes where pictures of other hosts stand. */
function ownPicturesOnly(markup: string): string {
  return sanitizeHtml(markup, {
    // It is safe already; only pictures go.
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  });
}
