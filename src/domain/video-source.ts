/** Where a video comes from, as its authored address says. */
export type VideoSource =
  /** Plays in Vimeo's player; `hash` opens one that is not listed. */
  | { readonly kind: 'vimeo'; readonly id: string; readonly hash: string | undefined; readonly href: string }
  /** A video of the site's own video service, `/videos/123`: its file is among what the service says of it. */
  | { readonly kind: 'hosted'; readonly id: string }
  /** A film in the media library. */
  | { readonly kind: 'file'; readonly href: string }
  /** A page elsewhere: it is linked to, nothing of it is shown here. */
  | { readonly kind: 'elsewhere'; readonly href: string };

const numeric = /^\d{1,12}$/;
const vimeoHost = /^(?:[a-z0-9-]+\.)?vimeo\.com$/;
/** What stands before the name or number of a collection, which is no video. */
const collections = new Set([
  'album',
  'showcase',
  'channels',
  'groups',
  'event',
  'user',
  'ondemand',
  'folder',
]);
const secret = /^[0-9a-z]{6,40}$/i;

/**
 * Reads a video's address. Vimeo's are known in every form that Vimeo gives out, with or without scheme, and as the bare
 * number; anything else on the web is `elsewhere`.
 * @param address - what an author wrote
 * @returns undefined for nothing and for what is no address of a video
 * @requirement L4 A13
 */
export function videoSource(address: string): VideoSource | undefined {
  const text = address.trim();
  if (numeric.test(text)) return vimeo(text, undefined);
  const hosted = /^\/videos\/(\d{1,12})\/?$/.exec(text)?.[1];
  if (hosted) return { kind: 'hosted', id: hosted };
  if (/^\/[^/\\][^?#]*\.(?:mp4|webm)(?:[?#].*)?$/i.test(text)) return { kind: 'file', href: text };
  const url = webAddress(text);
  if (!url) return undefined;
  return (vimeoHost.test(url.hostname) ? vimeoIn(url) : undefined) ?? { kind: 'elsewhere', href: url.href };
}

function webAddress(text: string): URL | undefined {
  const whole = /^(?:[a-z0-9-]+\.)?vimeo\.com\//i.test(text)
    ? `https://${text}`
    : text.replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}

function vimeoIn(url: URL): VideoSource | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part, index) => numeric.test(part) && !collections.has(parts[index - 1] ?? ''));
  const id = parts[at];
  if (id === undefined) return undefined;
  const hash = [parts[at + 1], url.searchParams.get('h')].find((part) => secret.test(part ?? ''));
  return vimeo(id, hash ?? undefined);
}

function vimeo(id: string, hash: string | undefined): VideoSource {
  return { kind: 'vimeo', id, hash, href: `https://vimeo.com/${hash === undefined ? id : `${id}/${hash}`}` };
}

/** The origin of Vimeo's player: the one place outside that a page with a video may frame. */
export const vimeoPlayerOrigin = 'https://player.vimeo.com';

/** Stands in the markup of a page whose video plays at Vimeo: only such a document may frame it. */
export const vimeoMark = 'data-plays-at="vimeo"';

/**
 * The address of Vimeo's player: it plays at once, keeps nothing about the visitor (`dnt`), and has captions on.
 * @param language - of the page; its primary part names the captions
 * @requirement L3
 */
export function vimeoEmbed(
  { id, hash }: { readonly id: string; readonly hash: string | undefined },
  language: string,
): string {
  const query = new URLSearchParams({
    ...(hash === undefined ? {} : { h: hash }),
    autoplay: '1',
    dnt: '1',
    texttrack: language.split('-')[0] ?? language,
  });
  return `${vimeoPlayerOrigin}/video/${id}?${query.toString()}`;
}
