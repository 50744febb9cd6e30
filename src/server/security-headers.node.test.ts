import { securityHeaders } from './security-headers';

const options = { isDevelopment: false, isHttps: true, scriptHashes: ["'sha256-x'"] };
const policyOf = (headers: Readonly<Record<string, string>>) => headers['Content-Security-Policy'] ?? '';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-site',
  'X-Frame-Options': 'DENY',
  'Origin-Agent-Cluster': '?1',
};
const documentPolicy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-x'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const passivePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

test('[J7] the payment vendor may be loaded on its own page alone, in any language, and only where it is set up', () => {
  const vendor = 'https://pay.example';
  const headersFor = securityHeaders({ ...options, paymentOrigins: [vendor] });
  for (const path of ['/international/pay-your-bill', '/es-mx/international/pay-your-bill'])
    expect(policyOf(headersFor('page', { path }))).toMatch(
      /script-src[^;]*pay\.example.*frame-src[^;]*pay\.example/,
    );
  expect(policyOf(headersFor('page', { path: '/international' }))).not.toContain(vendor);
  expect(policyOf(securityHeaders(options)('page', { path: '/international/pay-your-bill' }))).toBe(
    documentPolicy,
  );
});

describe('the security headers', () => {
  test.each([
    ['page', documentPolicy],
    ['api', documentPolicy],
    ['image', passivePolicy],
    ['media', passivePolicy],
    ['asset', undefined],
    ['data', documentPolicy],
  ] as const)('[O8] of a %s are these and no others', (kind, policy) => {
    const own = policy === undefined ? {} : { 'Content-Security-Policy': policy };
    expect(securityHeaders({ ...options, isHttps: false })(kind)).toEqual({ ...always, ...own });
    expect(securityHeaders(options)(kind)).toEqual({
      ...always,
      ...own,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });
});

test('[O1] where pages are edited, another origin may fetch scripts, styles, fonts and pictures, and nothing else', () => {
  const headersFor = securityHeaders({ ...options, editors: ['https://editor.example'] });
  for (const kind of ['asset', 'image', 'media'] as const)
    expect(headersFor(kind)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headersFor('asset')['Access-Control-Allow-Origin']).toBe('*');
  for (const kind of ['page', 'api', 'data'] as const) {
    expect(headersFor(kind)['Cross-Origin-Resource-Policy']).toBe('same-site');
    expect(headersFor(kind)['Access-Control-Allow-Origin']).toBeUndefined();
  }
});

test('[O1] only pages and routes of authors may be framed, and only by the origins that are named', () => {
  const editors = ['https://editor.example', 'https://*.cms.example'];
  const headersFor = securityHeaders({ ...options, editors });
  for (const [kind, path] of [
    ['page', '/editing/preview/about'],
    ['api', '/api/editing/render'],
  ] as const) {
    const headers = headersFor(kind, { path });
    const policy = policyOf(headers);
    expect(policy).toContain(`frame-ancestors 'self' ${editors.join(' ')}`);
    expect(policy).toContain(`connect-src 'self' ${editors.join(' ')}`);
    expect(policy).toMatch(/script-src [^;]*https:\/\/editor\.example/);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers['Referrer-Policy']).toBe('no-referrer');
    expect(securityHeaders(options)(kind, { path })['X-Frame-Options']).toBe('DENY');
  }
  for (const path of ['/', '/about', '/editingnews', '/api/search']) {
    expect(policyOf(headersFor('page', { path }))).toContain("frame-ancestors 'none'");
    expect(headersFor('page', { path })['X-Frame-Options']).toBe('DENY');
  }
});

describe('the security policy', () => {
  test('[O8] lets nobody in but the site itself', () => {
    const policy = policyOf(securityHeaders(options)('page'));
    expect(policy).not.toMatch(/https:/);
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-src 'none';");
  });

  test('[E9] lets Google in where a key is set and the visitor chose its map, and nowhere else', () => {
    const headersFor = securityHeaders({ ...options, hasGoogleMap: true });
    const chosen = headersFor('page', { query: 'query=a&map=google' });
    expect(policyOf(chosen)).toContain("script-src 'self' 'sha256-x' https://maps.googleapis.com;");
    expect(chosen['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    for (const other of [
      headersFor('page', { query: 'query=google' }),
      headersFor('page', { query: 'map=googlemap' }),
      headersFor('page'),
      headersFor('api', { query: 'map=google' }),
      securityHeaders(options)('page', { query: 'map=google' }),
    ]) {
      expect(policyOf(other)).not.toContain('google');
      expect(other['Referrer-Policy']).toBe('same-origin');
    }
  });

  test('[L5] lets the named scheduling system in where its frame is, beside a video or alone', () => {
    const headersFor = securityHeaders({ ...options, widgetOrigin: 'https://times.example.org' });
    const frame = '<iframe id="openSchedulingFrame">';
    const frames = (html: string, headers = headersFor) =>
      /frame-src ([^;]*);/.exec(policyOf(headers('page', { body: Buffer.from(html) })))?.[1];
    expect(frames(frame)).toBe('https://times.example.org');
    expect(frames(`${frame}<div data-plays-at="vimeo">`)).toBe(
      'https://player.vimeo.com https://times.example.org',
    );
    expect(frames('<p>x</p>')).toBe("'none'");
    expect(frames(frame, securityHeaders(options))).toBe("'none'");
  });

  test('[L4] lets the player of Vimeo in where a video of Vimeo’s is, as a frame and as nothing else', () => {
    const headersFor = securityHeaders(options);
    const withVideo = Buffer.from(`<div data-plays-at="vimeo">`);
    const policy = policyOf(headersFor('page', { path: '/about', body: withVideo }));
    expect(policy).toContain('frame-src https://player.vimeo.com;');
    expect(policy.match(/vimeo/g)).toHaveLength(1);
    for (const other of [
      headersFor('page', { body: Buffer.from('<p>https://vimeo.com/1 player.vimeo.com</p>') }),
      headersFor('data', { body: withVideo }),
      headersFor('page'),
    ])
      expect(policyOf(other)).toContain("frame-src 'none';");
  });
});
