import { createHash } from 'node:crypto';
import { env } from '#config/server/env';

/** A media library whose pictures and files the site fetches and sends under its own address. */
export type MediaLibrary = {
  /** Names the library in addresses of this site, so that no page says its host. */
  readonly key: string;
  /** Address below which its files lie, without a slash at its end. */
  readonly address: string;
};

/** The media libraries of the setting MEDIA_LIBRARIES. @requirement O3 */
export function mediaLibraries(): readonly MediaLibrary[] {
  return env().MEDIA_LIBRARIES.map((address) => ({
    key: createHash('sha256').update(address).digest('hex').slice(0, 8),
    address,
  }));
}

/** The CMS's folder of media, as its pages, its editor and its older versions write it. */
const folder = /^(?:\/.*?)??\/[-~]\/media\/(.+)$/i;
const absolute = /^(?:https?:)?\/\//i;

/**
 * The address on this site of a picture or file of the CMS or of a media library. Its host may be written with http too:
 * the site asks it as its setting says.
 * @param address - as content has it, whole or from the root
 * @returns a path below `/-/media/` with the query of the address; undefined for anything else
 * @requirement O3
 */
export function ownMediaAddress(address: string): string | undefined {
  const text = address.trim();
  if (/\s/.test(text)) return undefined;
  if (!absolute.test(text)) return text.startsWith('/-/') ? undefined : inFolder(text);
  const whole = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (url.username || url.password) return undefined;
  return inLibrary(url) ?? inCms(url);
}

function inFolder(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const cut = path.search(/[?#]/);
  const plain = cut === -1 ? path : path.slice(0, cut);
  const file = folder.exec(plain)?.[1];
  return file === undefined ? undefined : `/-/media/${file}${path.slice(plain.length)}`;
}

function inLibrary(url: URL): string | undefined {
  const found = mediaLibraries()
    .filter(({ address }) => {
      const library = new URL(address);
      return isSameHost(library, url) && url.pathname.startsWith(`${withoutSlash(library.pathname)}/`);
    })
    // Of two that lie in each other, the inner one.
    .toSorted((one, other) => other.address.length - one.address.length)[0];
  if (!found) return undefined;
  const file = url.pathname.slice(withoutSlash(new URL(found.address).pathname).length);
  return `/-/media/~${found.key}${file}${url.search}${url.hash}`;
}

function inCms(url: URL): string | undefined {
  const { SITECORE_API_HOST: cms, MEDIA_HOST: media, PUBLIC_URL: site } = env();
  const isOurs = [cms, media, site].some((host) => host !== undefined && isSameHost(new URL(host), url));
  return isOurs ? inFolder(`${url.pathname}${url.search}${url.hash}`) : undefined;
}

/** The same machine and door, whether by http or by https. */
function isSameHost(one: URL, other: URL): boolean {
  return one.hostname === other.hostname && one.port === other.port;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** Whether an address names a host, so that a page may not show what lies there. @requirement A14 */
export function namesHost(address: string): boolean {
  return absolute.test(address.trim());
}

/** The host that an address names, for authors; '' where it cannot be read. @requirement O1 */
export function hostIn(address: string): string {
  const text = address.trim();
  const whole = text.startsWith('//') ? `https:${text}` : text;
  return URL.canParse(whole) ? new URL(whole).hostname : '';
}

/**
 * Whether an address lies in some CMS's folder of media: in the editor that is the CMS's own, whatever its host.
 * @requirement O1
 */
export function isInMediaFolder(address: string): boolean {
  const text = address.trim();
  return URL.canParse(text, 'https://editor.invalid')
    ? folder.test(new URL(text, 'https://editor.invalid').pathname)
    : false;
}
