import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageStyles } from './page-styles.ts';
import { securityHeaders } from './security-headers.ts';
import { ask, closeAll, long, serve, type Page } from './testing/front.ts';

const distDir = mkdtempSync(join(tmpdir(), 'styles-'));
const folder = '/_next/static/chunks';

beforeAll(() => {
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true });
  const files = {
    'base.css': '@layer a,b;@font-face{font-family:Wide;src:url(../media/wide.woff2)}',
    'card.css': '.card{background:url("data:image/png;base64,AA"),url(#mask),url(/icons.svg)}',
    'evil.css': '.a{content:"</style><script>"}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(distDir, 'static/chunks', name), text);
});

afterAll(() => rmSync(distDir, { recursive: true, force: true }));
afterEach(closeAll);

/** A document as the framework writes it. */
function documentWith(...names: readonly string[]): string {
  const early = names.map((name) => `<link rel="preload" href="${folder}/${name}" as="style"/>`);
  const used = names.map((name) => `<link rel="stylesheet" href="${folder}/${name}" data-n-p=""/>`);
  return `<html><head><link rel="icon" href="/favicon.svg"/>${[...early, ...used].join('')}</head><body>${long}</body></html>`;
}

async function pageOf(page: Page, path = '/a') {
  const { port } = await serve(() => page, undefined, new PageStyles(distDir));
  const { body, headers } = await ask(port, path);
  const text = body.toString();
  const policy = String(headers['content-security-policy']);
  return { text, style: /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '', policy };
}

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each([
  ['kept', '/a', 's-maxage=60, stale-while-revalidate=31535940'],
  ['made for its address', '/a?query=heart', 'private, no-cache'],
])('a page that is %s', (_, path, control) => {
  test('[O8] has its styles inside, in their order, and asks for no style file', async () => {
    const { text, style } = await pageOf({ body: documentWith('base.css', 'card.css'), control }, path);
    expect(style.indexOf('@layer a,b;')).toBe(0);
    expect(style).toContain('.card{');
    expect(text).not.toContain('rel="preload"');
    expect(text.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      `<link rel="stylesheet" href="${folder}/base.css" disabled=""/>`,
      `<link rel="stylesheet" href="${folder}/card.css" disabled=""/>`,
    ]);
    expect(text).toContain('<link rel="icon" href="/favicon.svg"/>');
    expect(text.endsWith(`<body>${long}</body></html>`)).toBe(true);
  });

  test('[N3] its policy lets these styles stand in it, and no others', async () => {
    const { style, policy } = await pageOf({ body: documentWith('base.css', 'card.css'), control }, path);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${digestOf(style)}`);
    const plain = await pageOf({ body: `<html><head></head><body>${long}</body></html>`, control }, path);
    expect(/style-src ([^;]*)/.exec(plain.policy)?.[1]).toBe("'self'");
  });
});

test('[O8] addresses inside the styles hold in a document of any path', async () => {
  const { style } = await pageOf({ body: documentWith('base.css', 'card.css') });
  expect(style).toContain('url(/_next/static/media/wide.woff2)');
  expect(style).toContain('url("data:image/png;base64,AA"),url(#mask),url(/icons.svg)');
});

test.each([
  ['is not there', 'gone.css'],
  ['would end the element', 'evil.css'],
  ['lies outside the build', '../../../secret.css'],
])('[O8] a page with a style file that %s keeps its links', async (_, name) => {
  const body = documentWith('base.css', name);
  const { text, policy } = await pageOf({ body });
  expect(text).toBe(body);
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
});

test('[O8] what stands in the text of a page is left alone', async () => {
  const link = `<link rel="stylesheet" href="${folder}/card.css"/>`;
  const { text } = await pageOf({ body: `<html><head></head><body>${link}${long}</body></html>` });
  expect(text).toContain(link);
});

test('[N3] a document that may have any style gets no digest, which would take that back', () => {
  const headersFor = securityHeaders({
    isDevelopment: false,
    isHttps: false,
    scriptHashes: [],
    hasGoogleMap: true,
  });
  const asked = { path: '/find-a-location', styleHash: "'sha256-x'" };
  const policy = headersFor('page', { ...asked, query: 'map=google' })['Content-Security-Policy'];
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain('sha256-x');
});
