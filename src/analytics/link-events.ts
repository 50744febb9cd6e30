import type { AnalyticsEvent } from '@/analytics/catalogue';
import { openedResult } from '@/analytics/opened-result';

/** What an event is worth where a booking is worth 1. @requirement N1 */
const worth = { phone: 0.15, portal: 0.03 };

export type LinkKind = 'internal' | 'email' | 'phone' | 'physician' | 'external';

/**
 * Sorts a link; undefined for one that leads to a place on its own page or to no page.
 * @param page - address of the page
 * @requirement N1
 */
export function linkKindOf(href: string, page: string): LinkKind | undefined {
  if (!URL.canParse(href, page)) return undefined;
  const target = new URL(href, page);
  const from = new URL(page);
  if (target.protocol === 'mailto:') return 'email';
  if (target.protocol === 'tel:') return 'phone';
  if (!/^https?:$/.test(target.protocol)) return undefined;
  if (target.origin !== from.origin) return 'external';
  if (target.hash !== '' && target.pathname === from.pathname && target.search === from.search)
    return undefined;
  return /\/find-a-physician\/physician\/[^/]+/.test(target.pathname) ? 'physician' : 'internal';
}

/**
 * The event of a press on a link. A result of a search tells its place in the list, other links what kind they are of.
 * @returns undefined where there is nothing to count
 * @requirement N1
 */
export function linkEventOf(link: HTMLAnchorElement): AnalyticsEvent | undefined {
  const kind = linkKindOf(link.href, document.baseURI);
  if (kind === undefined) return undefined;
  const linkSection = sectionOf(link);
  if (kind === 'email') return { eventName: 'email click', linkSection };
  if (kind === 'phone')
    return {
      eventName: 'click to call',
      linkSection,
      callClickPhoneNumber: numberIn(link.href),
      customBookingValue: worth.phone,
    };
  const linkName = nameOf(link);
  const result = openedResult(link);
  if (result) return resultEvent(result, new URL(link.href).search !== '');
  return {
    eventName: 'link click',
    linkType: kind === 'external' ? 'exit' : 'internal',
    linkSection,
    linkName,
    ...(kind === 'physician' && isOfOnePage(link) ? { physicianName: linkName } : {}),
    ...(isPortal(link) ? { customBookingValue: worth.portal } : {}),
  };
}

function resultEvent(
  { item, title, search }: NonNullable<ReturnType<typeof openedResult>>,
  isSearch: boolean,
): AnalyticsEvent {
  const { total } = JSON.parse(search) as { readonly total?: number };
  return {
    eventName: 'search result click',
    searchPositionClicked: item.dataset.position ?? '',
    // A link to another search may say what was searched for.
    searchResultClicked: isSearch ? '' : title,
    ...(total === undefined ? {} : { searchNumberResults: String(total) }),
  };
}

/** The link's words are the name: it leads neither into a page nor to the same page in another language. */
function isOfOnePage({ hash, hreflang }: HTMLAnchorElement): boolean {
  return hash === '' && hreflang === '';
}

/** Nothing of a link that says what a visitor searches for, where, or which time they want. */
function nameOf(link: HTMLAnchorElement): string {
  const { search, hash } = new URL(link.href);
  if (search !== '' || hash.includes('=') || link.closest('[data-untold]')) return '';
  return (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim();
}

/** The part of the page that a link stands in. */
function sectionOf(link: Element): string {
  const part = link.closest('dialog, header, footer, nav, aside, main');
  return part?.tagName.toLowerCase() ?? 'page';
}

/** The patient portal, from the navigation at the top; often a site of its own. */
function isPortal(link: HTMLAnchorElement): boolean {
  const { host, pathname } = new URL(link.href);
  return link.closest('header') !== null && /portal|mychart/i.test(host + pathname);
}

/** A number with a sign in it that stands for nothing is told as it is written. */
function numberIn(href: string): string {
  const written = href.replace(/^tel:/i, '');
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
