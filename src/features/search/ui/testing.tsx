import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import type { SearchAnswer } from '@/contracts/search';
import { searchPhrases } from '@/i18n/phrases/search';
import { PhrasesContext } from '@/i18n/use-phrases';
import type { SearchPageData } from '../model/outcome';
import { pageData } from './fixtures';
import { SearchView } from './search-view';

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

/** A search page as a test sees it. */
export function view(data: Partial<SearchPageData> = {}, more: Partial<Page> = {}): ReactNode {
  return (
    <PageContext value={{ ...page, ...more }}>
      <PhrasesContext value={searchPhrases}>
        <main>
          <h1>Find a doctor</h1>
          <SearchView data={{ ...pageData, ...data }} requestHref="/request-an-appointment" />
        </main>
      </PhrasesContext>
    </PageContext>
  );
}

/** The network: answers in the order of the calls, each when the test lets it. */
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
      // Suggestions while typing are another matter.
      if (String(input as string).startsWith('/api/search'))
        calls.push({ url: String(input as string), signal, answer });
    });
  return calls;
}
