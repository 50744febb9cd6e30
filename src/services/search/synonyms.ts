import { z } from 'zod';
import { KeptAWhile } from '@/lib/kept-a-while';
import { err, ok, type Result } from '@/lib/result';
import { requestSearch } from '#services/search/client';

/** Phrases that the search replaces by others. */
export type SynonymRule = { readonly from: readonly string[]; readonly to: readonly string[] };

const rule = z.object({ from: z.array(z.string()), to: z.array(z.string()) });
const wire = z.object({ synonyms: z.array(rule) });

/**
 * The synonyms of the search service in a language; none where it does not tell them, as a Solr by itself does not.
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

/** Synonyms change with a release of the search service at most. */
const kept = new KeptAWhile<readonly SynonymRule[]>({ lifetimeMs: 5 * 60_000, most: 20 });

/** The synonyms in a language as they were lately; none where nobody tells them. They only explain what was found. */
export async function keptSynonyms(language: string): Promise<readonly SynonymRule[]> {
  const fresh = kept.fresh(language);
  if (fresh) return fresh;
  const found = await readSynonyms(language);
  const rules = found.ok ? found.value : (kept.known(language) ?? []);
  kept.keep(language, rules);
  return rules;
}
