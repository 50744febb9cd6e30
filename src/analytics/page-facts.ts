import type { AnalyticsEvent } from '@/analytics/catalogue';
import { siteSection } from '@/analytics/site-section';

type PageView = Extract<AnalyticsEvent, { readonly eventName: 'page view' }>;

/** What a physician's page says to search engines, as far as it is told here. */
type Physician = {
  readonly '@type': string;
  readonly name?: string;
  readonly identifier?: { readonly value?: string };
  readonly knowsAbout?: readonly string[];
  readonly location?: readonly { readonly name?: string }[];
};

/**
 * The view of the page that is open: what it says of itself in its title, its path of links and its structured data.
 * @param pathname - without the language
 * @requirement N1
 */
export function pageViewOf(pathname: string): PageView {
  return {
    eventName: 'page view',
    pageSiteSection: siteSection(pathname),
    pageName: pageName(),
    ...conditionOf(pathname),
    ...physicianOf(),
  };
}

/** The title; the headline where the title may say what a visitor searches for. */
function pageName(): string {
  if (window.location.search === '') return document.title;
  return document.querySelector('h1')?.textContent.trim() ?? '';
}

/** A condition and the one that it belongs to, from the links above the headline. */
function conditionOf(pathname: string): Partial<PageView> {
  if (!/^(\/[\w-]+)?\/conditions-services\/./.test(pathname)) return {};
  const [main = '', sub = ''] = [...document.querySelectorAll('nav > ol > li')]
    .map((item) => item.textContent.trim())
    .slice(-pathname.split('/conditions-services/')[1]!.split('/').length);
  return { conditionServiceMain: main, conditionServiceSub: sub };
}

function physicianOf(): Partial<PageView> {
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const found = JSON.parse(textContent) as Physician;
    if (found['@type'] !== 'Physician') continue;
    return {
      physicianName: found.name,
      physicianNpi: found.identifier?.value,
      physicianPrimaryLocation: found.location?.[0]?.name,
      pageSpecialty: found.knowsAbout?.[0],
    };
  }
  return {};
}
