import { useEffect, useState } from 'react';
import type { RedFlag } from '@/domain/red-flags';
import { askedWords, type SearchPageData } from '../model/outcome';

/**
 * Whether the words of a search may come from somebody in danger. Those of the address are known from the server; the patterns,
 * which are long, come after the page's other scripts, and know others without asking anybody.
 * @requirement B30
 */
export function useRedFlag(query: string, { state, outcome, redFlag }: SearchPageData): RedFlag | undefined {
  const [known, setKnown] = useState({ query: askedWords(state, outcome), redFlag: redFlag ?? undefined });
  useEffect(() => {
    import('@/domain/red-flags').then(
      ({ redFlagOf }) => query !== known.query && setKnown({ query, redFlag: redFlagOf(query) }),
      () => undefined,
    );
  }, [query, known.query]);
  return query === known.query ? known.redFlag : undefined;
}
