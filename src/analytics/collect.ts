import type { AnalyticsEvent } from '@/analytics/catalogue';
import { readDataLayer, saveDataLayer } from '@/analytics/data-layer';
import { visitorConsent } from '@/analytics/gate';
import { linkEventOf } from '@/analytics/link-events';
import { pageViewOf } from '@/analytics/page-facts';
import { countable } from '@/analytics/policy';
import { deliverTo } from '@/analytics/queue';
import { isPrivatePath, personalMark } from '@/config/site-paths';
import type { Analytics } from '@/domain/consent';

type Setup = {
  readonly analytics: Analytics;
  /** Of the page, without the language. */
  readonly pathname: string;
};

/**
 * Counts the visit to a page: its view, its links and forms, and what the page itself tells. Loaded after the visitor's
 * consent alone, which is asked for again at each event.
 * @returns a function that stops it
 * @requirement N1 N2
 */
export function startCollecting({ analytics, pathname }: Setup): () => void {
  const count = (event: AnalyticsEvent) => {
    if (visitorConsent(analytics) !== 'given') return;
    const isAboutPatient =
      isPrivatePath(pathname) ||
      document.documentElement.hasAttribute(personalMark) ||
      document.querySelector('#oas-modal[open]') !== null;
    const counted = countable(event, { isAboutPatient, hasAgreement: analytics.hasAgreement === true });
    window.analyticsQueue ??= [];
    window.analyticsQueue.push(counted);
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const event = link ? linkEventOf(link) : undefined;
    if (event) count(event);
  };
  const started = new WeakSet<HTMLFormElement>();
  const onInput = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[id]') : null;
    // A search is no form that somebody fills in.
    if (!form || started.has(form) || form.method !== 'post') return;
    started.add(form);
    count({ eventName: 'form start', formName: form.dataset.formName ?? form.id.replace(/-form$/, '') });
  };
  const view = pageViewOf(pathname);
  count(view);
  rememberSection(view.pageSiteSection);
  deliverTo(count);
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  return () => {
    deliverTo(undefined);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
  };
}

/** The parts of the site that this tab has been to, the newest last, for a tag manager on the next page. */
function rememberSection(section: string): void {
  const saved = readDataLayer() as { readonly sections?: unknown } | null;
  // A program of the site may have written anything there.
  const before: readonly unknown[] = Array.isArray(saved?.sections) ? saved.sections : [];
  const sections = [...before.filter((name) => name !== section), section];
  saveDataLayer({ sections: sections.slice(-10) });
}
