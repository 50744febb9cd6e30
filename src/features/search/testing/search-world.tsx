import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import type { SearchAnswer, SearchResults } from '@/contracts/search';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import type { SearchPageData } from '../model/outcome';
import { pageData, results } from './fixtures';
import { SearchView } from '../page/search-view';

const page: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: '/find-a-physician',
  itemId: 'i',
  templateName: 'Physician Finder',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: 'Find a doctor', fields: {} },
  pathname: '/find-a-physician',
  siteUrl: 'https://www.example.org',
  year: 2026,
} as Page;

/** A search page with the context it needs. */
export function view(
  data: Partial<SearchPageData> = {},
  more: Partial<Page> = {},
  before: Partial<Record<'opening' | 'introduction' | 'closing', ReactNode>> = {},
): ReactNode {
  return (
    <PageContext value={{ ...page, ...more }}>
      <PhrasesContext value={phrasesOf(['search'], {})}>
        <main>
          <h1>Find a doctor</h1>
          <SearchView data={{ ...pageData, ...data }} requestHref="/request-an-appointment" {...before} />
        </main>
      </PhrasesContext>
    </PageContext>
  );
}

/** Replaces the network. A test answers each call itself, at the time it chooses. */
export function network() {
  const calls: {
    readonly url: string;
    readonly signal: AbortSignal;
    readonly answer: (answer: SearchAnswer) => void;
  }[] = [];
  window.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal;
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      const answer = (body: SearchAnswer) => resolve({ json: () => Promise.resolve(body) } as Response);
      // Requests for suggestions stay unanswered.
      if (String(input as string).startsWith('/api/search'))
        calls.push({ url: String(input as string), signal, answer });
    });
  return calls;
}

/** An answer with results that differ from the fixture's. */
export function found(part: Partial<SearchResults>): SearchAnswer {
  return { ok: true, results: { ...results, ...part } };
}
