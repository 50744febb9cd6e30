import { askSearch } from '#services/search/client';
import type { Counting, HitsRequest } from '#services/search/hits-request';
import { countParameters } from '#services/search/parameters';
import { numberOf, searchWire } from '#services/search/wire';

type Waiting = { readonly request: HitsRequest; readonly answer: (count: number | undefined) => void };

/**
 * Searches that are asked for in the same turn of the event loop are counted by one call.
 * @param all - the search over all types, which looks into the fields of each
 * @requirement B1 B18
 */
export function createCounting(all: Pick<HitsRequest, 'model' | 'language'>): Counting {
  let waiting: Waiting[] = [];
  const send = async (signal: AbortSignal | undefined) => {
    const asked = waiting;
    waiting = [];
    const requests = asked.map(({ request }) => request);
    const found = await askSearch(countParameters(requests, all), searchWire, signal);
    const counts = found.ok ? found.value.facet_counts.facet_queries : {};
    for (const [number, { answer }] of asked.entries())
      answer(numberOf(counts[`search${number}`]) ?? undefined);
  };
  return {
    countOf: (request, signal) =>
      new Promise((answer) => {
        if (waiting.length === 0) setImmediate(() => void send(signal));
        waiting.push({ request, answer });
      }),
  };
}
