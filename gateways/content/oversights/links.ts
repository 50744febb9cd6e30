import type { ContentIndex } from '../content-index.ts';
import type { Problems } from '../problems.ts';
import { isDraft } from '../published.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';
import { addressesIn, authoredValues } from './authored.ts';
import { anchorsOf, pageOf } from './page-texts.ts';

/** Addresses that the site's program answers itself. */
const programs =
  /^\/(?:api\/|robots\.txt$|sitemap[\w-]*\.xml$|feed\.(?:xml|json)$|cms-hpt\.txt$|site\.webmanifest$|favicon|\.well-known\/)/;
/** What a link may be besides one that begins with `https://`, `/`, `#` or `?`, and how an author writes it. */
const schemes = [
  { begins: /^mailto:/i, whole: /^mailto:[^\s@]+@[^\s@]+$/i, example: 'mailto:name@example.org' },
  {
    begins: /^(?:tel|sms):/i,
    whole: /^(?:tel|sms):\+?[\d\s().-]{3,}(?:[;,?].*)?$/i,
    example: 'tel:+1-773-555-0100',
  },
];

/**
 * Looks for links that lead nowhere: to pages, files and anchors that there are not, to drafts, and addresses that are none.
 * @requirement O6
 */
export function checkLinks(content: Snapshot, index: ContentIndex, problems: Problems): void {
  const reasonOf = createLinkCheck(content, index);
  for (const authored of authoredValues(content)) {
    for (const address of addressesIn(authored)) {
      const reason = reasonOf(address, authored.item);
      if (reason !== undefined) problems.add(authored.item.file, authored.placeOf(), reason);
    }
  }
}

/**
 * Makes the check of one link.
 * @returns a function that says why an address leads nowhere; undefined where it leads somewhere, or to another site
 * @requirement O6
 */
export function createLinkCheck(
  content: Snapshot,
  index: ContentIndex,
): (address: string, item: LoadedItem) => string | undefined {
  const { site, media } = content;
  const host = site.hostName === '*' ? undefined : site.hostName.toLowerCase();
  const prefixes = site.languages.map(({ name }) => `/${name.toLowerCase()}`);
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const anchorsAt = (path: string) => {
    if (!anchors.has(path)) anchors.set(path, anchorsOf(path, content, index));
    return anchors.get(path);
  };
  const targetOf = (path: string): { readonly itemPath?: string } | undefined => {
    const prefix = prefixes.find((one) => path === one || path.startsWith(`${one}/`)) ?? '';
    const plain = path.slice(prefix.length) || '/';
    if (plain.startsWith('/-/media/'))
      return media.has(decoded(plain.slice('/-/media/'.length))) ? {} : undefined;
    const item = index.route(decoded(plain));
    if (item) return item.hasLayout ? { itemPath: item.path } : undefined;
    const isElsewhere =
      programs.test(plain) || content.redirects.some(({ pattern }) => new RegExp(pattern, 'i').test(plain));
    return isElsewhere ? {} : undefined;
  };
  return (address, item) => {
    if (address === '') return 'a link is empty';
    if (address.startsWith('#')) {
      const page = pageOf(item, content);
      return page === undefined ? undefined : anchorReason(address.slice(1), anchorsAt(page));
    }
    if (/^https?:/i.test(address)) {
      if (!URL.canParse(address)) return `"${address}" is no address of a page`;
      const url = new URL(address);
      if (url.hostname.toLowerCase() !== host) return undefined;
      return innerReason(url.pathname, url.hash.slice(1), item);
    }
    if (address.startsWith('?')) return undefined;
    if (!address.startsWith('/') || address.startsWith('//')) return otherReason(address);
    const { pathname, hash } = new URL(address, 'http://site.invalid');
    return innerReason(pathname, hash.slice(1), item);
  };

  function innerReason(pathname: string, anchor: string, item: LoadedItem): string | undefined {
    const target = targetOf(pathname.toLowerCase().startsWith('/-/') ? pathname : pathname.toLowerCase());
    if (!target) return `there is no page "${pathname}"`;
    const page = content.items.get(target.itemPath ?? '');
    if (page && isDraft(page, content) && !isDraft(item, content))
      return `the page "${pathname}" is a draft: visitors who follow the link find no page`;
    return anchor === '' || target.itemPath === undefined
      ? undefined
      : anchorReason(anchor, anchorsAt(target.itemPath));
  }
}

/** Of an address that is no page of any site. */
function otherReason(address: string): string | undefined {
  const scheme = schemes.find(({ begins }) => begins.test(address));
  if (!scheme) return `the link "${address}" begins with neither / nor https://: visitors cannot follow it`;
  return scheme.whole.test(address)
    ? undefined
    : `the link "${address}" calls or writes to nobody; write it as ${scheme.example}`;
}

function anchorReason(anchor: string, known: ReadonlySet<string> | undefined): string | undefined {
  if (known === undefined || anchor === '' || known.has(decoded(anchor).toLowerCase())) return undefined;
  return `the page has no place "#${anchor}": give a heading this id, or link to the page alone`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
