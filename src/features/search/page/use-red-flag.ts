import { useState } from 'react';
import type { RedFlag } from '@/domain/red-flags';
import { useLateRedFlag } from '@/features/red-flag/use-late-red-flag';
import { askedWords, type SearchPageData } from '../model/outcome';

/**
 * Whether the words of a search may come from somebody in danger. Those of the address are known from the server.
 * @requirement B30
 */
export function useRedFlag(query: string, { state, outcome, redFlag }: SearchPageData): RedFlag | undefined {
  const [served] = useState({ query: askedWords(state, outcome), redFlag: redFlag ?? undefined });
  const late = useLateRedFlag(query);
  return query === served.query ? served.redFlag : late;
}
