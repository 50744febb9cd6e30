import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { answerCache } from '#gateway/answer-cache';
import { requestSearch } from '#services/search/client';
import type { SynonymRule } from '#services/search/hits-request';

const rule = z.object({ from: z.array(z.string()), to: z.array(z.string()) });
const wire = z.object({ synonyms: z.array(rule) });

/**
 * The search service's synonyms in a language. A plain Solr has no such address, so a 404 means none.
 * @returns `searchUnavailable` where the service fails or its answer cannot be read
 * @requirement B19
 */
export async function readSynonyms(
  language: string,
): Promise<Result<readonly SynonymRule[], 'searchUnavailable'>> {
  const reply = await requestSearch({
    method: 'GET',
    path: '/synonyms',
    query: new URLSearchParams({ language }),
  });
  if (!reply.ok) return err('searchUnavailable');
  if (reply.value.status === 404) return ok([]);
  const read = wire.safeParse(reply.value.json);
  return read.success ? ok(read.data.synonyms) : err('searchUnavailable');
}

/** Synonyms change only with a release of the search service. */
const kept = answerCache<readonly SynonymRule[]>('synonyms', {
  maxEntries: 20,
  freshMs: 5 * 60_000,
  retryMs: 5 * 60_000,
});

/** The cached synonyms of a language. They only explain results, so a failure means none. @requirement B19 */
export async function keptSynonyms(language: string): Promise<readonly SynonymRule[]> {
  const rules = await kept.get(language, async () => {
    const found = await readSynonyms(language);
    return found.ok ? found.value : undefined;
  });
  return rules ?? [];
}
