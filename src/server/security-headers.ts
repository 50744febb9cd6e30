import type { RouteKind } from './hygiene.ts';

export type HeaderOptions = {
  readonly isDevelopment: boolean;
  /** The site is reached over TLS. */
  readonly isHttps: boolean;
  /** `'sha256-…'` of the scripts that the build puts inline. */
  readonly scriptHashes: readonly string[];
  /** Origins of a captcha vendor, where one is set up. */
  readonly captchaOrigins?: readonly string[];
};

/**
 * The content security policy of the site's documents. The only inline scripts are the build's own bootstraps, known by
 * their digests: a nonce would end the caching of pages.
 */
export function contentSecurityPolicy({
  isDevelopment,
  scriptHashes,
  captchaOrigins = [],
}: HeaderOptions): string {
  const script = isDevelopment ? ["'self'", "'unsafe-eval'", "'unsafe-inline'"] : ["'self'", ...scriptHashes];
  const vendor = captchaOrigins.map((origin) => ` ${origin}`).join('');
  const style = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  const connect = isDevelopment ? ["'self'", 'ws:'] : ["'self'"];
  return [
    "default-src 'none'",
    `script-src ${script.join(' ')}${vendor}`,
    `style-src ${style.join(' ')}`,
    // The image component positions by style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}${vendor}`,
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    vendor ? `frame-src${vendor}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every answer, by what was asked for. */
export function securityHeaders(
  options: HeaderOptions,
): (kind: RouteKind) => Readonly<Record<string, string>> {
  const common: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-site',
    'X-Frame-Options': 'DENY',
    'Origin-Agent-Cluster': '?1',
    ...(options.isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  const document = { ...common, 'Content-Security-Policy': contentSecurityPolicy(options) };
  const passive = {
    ...common,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return (kind) =>
    kind === 'media' || kind === 'image' ? passive : kind === 'asset' || kind === 'data' ? common : document;
}
