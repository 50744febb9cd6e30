import type { NextApiRequest, NextApiResponse } from 'next';
import { isAllowedOrigin } from '@/config/editing-paths';
import { env } from '#config/server/env';
import { isSecretRight, isSecretSet } from '#routes/kit/secret';

/** Why the editor's request is answered at once; each route words it in the form that its caller reads. */
export type EditorRefusal =
  | { readonly status: 401; readonly error: 'origin' | 'secret' }
  | { readonly status: 404 | 204; readonly error: 'shut' | 'preflight' };

/**
 * Looks whether a request may come from the editor: from an allowed origin or from a program, and with the secret, in the
 * query or in the body. A preflight comes without it. Answers are for no cache and no search engine.
 * @returns undefined when the request is to be answered
 * @requirement O1
 */
export function refusalOfEditor(
  request: NextApiRequest,
  response: NextApiResponse,
): EditorRefusal | undefined {
  const { JSS_EDITING_SECRET: secret, JSS_ALLOWED_ORIGINS: allowed } = env();
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  if (!isSecretSet(secret)) return { status: 404, error: 'shut' };
  const { origin } = request.headers;
  if (origin !== undefined) {
    response.setHeader('Vary', 'Origin');
    if (!isAllowedOrigin(origin, allowed)) return { status: 401, error: 'origin' };
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
  }
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization');
    return { status: 204, error: 'preflight' };
  }
  const body: unknown = request.body;
  const inBody =
    typeof body === 'object' && body !== null && 'jssEditingSecret' in body
      ? body.jssEditingSecret
      : undefined;
  if (isSecretRight(request.query.secret ?? inBody, secret)) return undefined;
  return { status: 401, error: 'secret' };
}
