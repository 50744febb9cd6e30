import type { APIResponse } from '@playwright/test';
import { expect, siteUrl, test } from './support';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
};
const documentPolicy =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;
/** That of a page, whose styles stand in it. */
const pagePolicy = new RegExp(
  documentPolicy.source.replace("style-src 'self'", "style-src 'self' 'sha256-[\\w+/=]+'"),
);
const passivePolicy = /^default-src 'none'; style-src 'unsafe-inline'; sandbox$/;

/** What an editor's page loads from here, while there is one. */
const shared = { 'cross-origin-resource-policy': 'cross-origin' };

function expectHeaders(
  answer: APIResponse,
  status: number,
  policy: RegExp | undefined,
  others: Readonly<Record<string, string>> = {},
): void {
  expect(answer.status(), answer.url()).toBe(status);
  expect(answer.headers(), answer.url()).toMatchObject({ ...always, ...others });
  const own = answer.headers()['content-security-policy'];
  if (policy) expect(own, answer.url()).toMatch(policy);
  else expect(own, answer.url()).toBeUndefined();
  expect(answer.headers()['x-powered-by']).toBeUndefined();
}

test('[O8] every kind of answer carries the security headers by name and value', async ({ request }) => {
  const get = (path: string) => request.get(siteUrl() + path, { maxRedirects: 0 });
  const home = await get('/');
  const html = await home.text();
  const found = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  expectHeaders(home, 200, pagePolicy);
  expectHeaders(await get('/find-a-physician?query=heart'), 200, pagePolicy);
  expectHeaders(await get('/api/search?page=physicians'), 400, documentPolicy);
  expectHeaders(await get('/api/healthz'), 200, documentPolicy);
  expectHeaders(await get(found(/(\/_next\/static\/[^"]+\.js)/)), 200, undefined, {
    ...shared,
    'access-control-allow-origin': '*',
  });
  expectHeaders(await get(found(/(\/-\/[^"?\s]+)/)), 200, passivePolicy, shared);
  expectHeaders(await get('/there-is-no-such-page'), 404, pagePolicy);
  expectHeaders(await get('/live/'), 404, pagePolicy);
  expectHeaders(await request.delete(`${siteUrl()}/`), 405, documentPolicy);
  expectHeaders(await get('/doctors'), 308, documentPolicy);
});
