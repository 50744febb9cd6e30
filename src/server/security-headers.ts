import { isEditingPath } from '../config/editing-paths.ts';
import { googleMapChoice, googleMapSources } from '../config/maps.ts';
import { isPaymentPath, isWaitingRoomPath } from '../config/site-paths.ts';
import { widgetMark } from '../config/widget.ts';
import { vimeoMark, vimeoPlayerOrigin } from '../domain/video-source.ts';
import type { RouteKind } from './hygiene.ts';
import type { StyledPage } from './page-styles.ts';

export type HeaderOptions = {
  readonly isDevelopment: boolean;
  /** The site is reached over TLS. */
  readonly isHttps: boolean;
  /** `'sha256-…'` of the scripts that the build puts inline. */
  readonly scriptHashes: readonly string[];
  /** Origins of a captcha vendor, where one is set up. */
  readonly captchaOrigins?: readonly string[];
  /** Origins of the payment vendor, where one is set up; one page has them. */
  readonly paymentOrigins?: readonly string[];
  /** Origins of editors that may show pages of this site; absent where nobody edits. */
  readonly editors?: readonly string[];
  /** Where the page of a scheduling system comes from, if there is one (`Widget`). */
  readonly widgetOrigin?: string;
  /** A key for Google's map is set. */
  readonly hasGoogleMap?: boolean;
};

const none: Readonly<Record<keyof typeof googleMapSources, readonly string[]>> = {
  script: [],
  style: [],
  image: [],
  font: [],
  connect: [],
  worker: [],
  frame: [],
};

/**
 * The content security policy of the site's documents. The only inline scripts are the build's own bootstraps, known by
 * their digests: a nonce would end the caching of pages.
 * @param lets.map - the document of a visitor who chose Google's map
 * @param lets.widget - one with the page of a scheduling system
 * @param lets.vimeo - one with a video that plays in Vimeo's player, once its visitor starts it
 * @param lets.editors - one that editors at these origins frame, and put their own scripts and styles into
 * @requirement O8
 */
export function contentSecurityPolicy(
  { isDevelopment, scriptHashes, captchaOrigins = [], widgetOrigin }: HeaderOptions,
  lets: {
    readonly map?: boolean;
    readonly vimeo?: boolean;
    readonly widget?: boolean;
    readonly editors?: readonly string[];
  } = {},
): string {
  const map = lets.map ? googleMapSources : none;
  const { editors = [] } = lets;
  const frames = [
    ...captchaOrigins,
    ...map.frame,
    ...(lets.vimeo ? [vimeoPlayerOrigin] : []),
    ...(lets.widget && widgetOrigin !== undefined ? [widgetOrigin] : []),
  ];
  const script = isDevelopment ? ["'self'", "'unsafe-eval'", "'unsafe-inline'"] : ["'self'", ...scriptHashes];
  const style = isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
  const connect = isDevelopment ? ["'self'", 'ws:'] : ["'self'"];
  return [
    "default-src 'none'",
    `script-src ${[...script, ...captchaOrigins, ...map.script, ...editors].join(' ')}`,
    `style-src ${[...style, ...map.style, ...(lets.editors ? ["'unsafe-inline'", ...editors] : [])].join(' ')}`,
    // The image component positions by style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...map.image, ...editors].join(' ')}`,
    `font-src ${["'self'", ...map.font, ...editors].join(' ')}`,
    `connect-src ${[...connect, ...captchaOrigins, ...map.connect, ...editors].join(' ')}`,
    "media-src 'self'",
    `worker-src ${["'self'", ...map.worker].join(' ')}`,
    "manifest-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${lets.editors ? ["'self'", ...editors].join(' ') : "'none'"}`,
  ].join('; ');
}

/** What was asked for: path and query of a page, its document, and the digest of the styles inside it. */
type Asked = Partial<StyledPage> & { readonly path?: string; readonly query?: string };

/** The headers of an answer by what was asked for. */
export type HeadersFor = (kind: RouteKind, asked?: Asked) => Readonly<Record<string, string>>;

/**
 * The headers of every answer, by what was asked for; a page's query may ask for Google's map, the waiting room of video
 * visits may use the camera, and a page with a video of Vimeo's may frame its player.
 * @requirement O8
 */
export function securityHeaders(options: HeaderOptions): HeadersFor {
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
  // The editor's page fetches scripts, styles, fonts and pictures from here; all of them are public.
  const shared = options.editors ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};
  const asset = { ...common, ...shared, ...(options.editors ? { 'Access-Control-Allow-Origin': '*' } : {}) };
  const document = { ...common, 'Content-Security-Policy': contentSecurityPolicy(options) };
  const withMap = {
    ...document,
    'Content-Security-Policy': contentSecurityPolicy(options, { map: true }),
    // The owner of a key lets only their own site use it. Google sees which site that is, never the page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  const { 'X-Frame-Options': _, ...framed } = common;
  const forEditors = {
    ...framed,
    'Content-Security-Policy': contentSecurityPolicy(options, { editors: options.editors ?? [] }),
    'Referrer-Policy': 'no-referrer',
  };
  const { captchaOrigins = [], paymentOrigins = [] } = options;
  const withPayment = {
    ...document,
    'Content-Security-Policy': contentSecurityPolicy({
      ...options,
      captchaOrigins: [...captchaOrigins, ...paymentOrigins],
    }),
  };
  const passive = {
    ...common,
    ...shared,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  const withCamera = {
    ...document,
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), browsing-topics=()',
  };
  const headersOf = (kind: RouteKind, { path = '', query = '', body }: Asked) => {
    if (kind === 'media' || kind === 'image') return passive;
    if (kind === 'asset') return asset;
    if (options.editors && isEditingPath(path)) return forEditors;
    if (kind === 'page' && isWaitingRoomPath(path)) return withCamera;
    if (kind === 'page' && paymentOrigins.length > 0 && isPaymentPath(path)) return withPayment;
    if (options.hasGoogleMap && kind === 'page' && asksForGoogleMap(query)) return withMap;
    // While developing, headers are set before there is a document.
    const holds = (mark: string) => kind === 'page' && (body?.includes(mark) ?? options.isDevelopment);
    const lets = { vimeo: holds(vimeoMark), widget: holds(widgetMark) };
    if (!lets.vimeo && !lets.widget) return document;
    return { ...document, 'Content-Security-Policy': contentSecurityPolicy(options, lets) };
  };
  return (kind, asked = {}) => withStyles(headersOf(kind, asked), asked.styleHash);
}

/** Lets a document have the styles inside it, and no others. */
function withStyles(headers: Readonly<Record<string, string>>, hash: string | undefined) {
  const policy = headers['Content-Security-Policy'];
  if (hash === undefined || policy === undefined) return headers;
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(/(style-src [^;]*)/, (styles) =>
      // A digest would take back that all are allowed.
      styles.includes("'unsafe-inline'") ? styles : `${styles} ${hash}`,
    ),
  };
}

function asksForGoogleMap(query: string): boolean {
  return new URLSearchParams(query).get(googleMapChoice.name) === googleMapChoice.value;
}
