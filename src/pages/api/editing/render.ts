import type { NextApiRequest, NextApiResponse } from 'next';
import { previewPath } from '@/config/editing-paths';
import { env } from '#config/server/env';
import { refusalOfEditor } from '#routes/kit/editor';
import { readEditingQuery } from '#services/editing/editing-request';
import { readEditingPayload } from '#services/editing/read-payload';
import { renderForEditor } from '#services/editing/render';

export const config = { api: { bodyParser: { sizeLimit: '4mb' } } };

/** Seconds for which the editor's browser may follow to the page. */
const cookieSeconds = 3;

const secretWords = '<html><body>Missing or invalid secret</body></html>';
const originWords = '<html><body>Requests from this origin are not allowed</body></html>';

/**
 * The editor's page rendering. The Experience Editor posts layout data and gets the page's HTML; Sitecore Pages asks for a
 * version of an item, or for one block, by GET and is led to its page. Shut until a secret of 32 bytes is set.
 * @requirement O1
 */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const refusal = refusalOfEditor(request, response);
  if (refusal?.status === 204) return void response.status(204).end();
  if (refusal?.status === 404) return response.status(404).json({ error: 'notFound' });
  if (refusal)
    return response
      .status(401)
      .json({ error: 'unauthorized', html: refusal.error === 'origin' ? originWords : secretWords });
  if (request.method === 'POST') return renderPosted(request, response);
  if (request.method === 'GET') return leadToPage(request, response);
  response.status(405).setHeader('Allow', 'GET, POST').json({ error: 'method' });
}

async function renderPosted(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const data = readEditingPayload(request.body);
  if (!data) return response.status(400).json({ error: 'invalid' });
  const html = await renderForEditor(data);
  if (html === undefined) return response.status(500).json({ error: 'unavailable' });
  response.status(200).json({ html });
}

function leadToPage(request: NextApiRequest, response: NextApiResponse): void {
  const { SITECORE_SITE_NAME: name, SITES: sites, LANGUAGES: languages } = env();
  const asked = readEditingQuery(request.query, { sites: [name, ...sites], languages });
  if (!asked.ok)
    return response.status(400).json({ error: 'invalid', html: `<html><body>${asked.error}</body></html>` });
  // Only pages below the path get the cookies: no other page may be made for one author.
  response.setPreviewData(asked.value, { maxAge: cookieSeconds, path: '/editing' });
  if (asked.value.mode === 'library') return void response.redirect(307, previewPath);
  const route = asked.value.route.split('/').map((part) => encodeURIComponent(decoded(part)));
  response.redirect(307, previewPath + route.join('/').replace(/\/+$/, ''));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
