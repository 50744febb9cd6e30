import { securityHeaders } from './security-headers';

const options = { isDevelopment: false, isHttps: true, scriptHashes: ["'sha256-x'"] };
const policyOf = (headers: Readonly<Record<string, string>>) => headers['Content-Security-Policy'] ?? '';

describe('the security policy', () => {
  test('[O8] lets nobody in but the site itself', () => {
    const policy = policyOf(securityHeaders(options)('page'));
    expect(policy).not.toMatch(/https:/);
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-src 'none';");
  });

  test('[E9] lets Google in where a key is set and the visitor chose its map, and nowhere else', () => {
    const headersFor = securityHeaders({ ...options, hasGoogleMap: true });
    const chosen = headersFor('page', 'query=a&map=google');
    expect(policyOf(chosen)).toContain("script-src 'self' 'sha256-x' https://maps.googleapis.com;");
    expect(chosen['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    for (const other of [
      headersFor('page', 'query=google'),
      headersFor('page', 'map=googlemap'),
      headersFor('page'),
      headersFor('api', 'map=google'),
      securityHeaders(options)('page', 'map=google'),
    ]) {
      expect(policyOf(other)).not.toContain('google');
      expect(other['Referrer-Policy']).toBe('same-origin');
    }
  });
});
