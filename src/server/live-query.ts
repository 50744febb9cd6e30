import { filterPrefix, liveParameters } from '../config/live-parameters.ts';

const live: ReadonlySet<string> = new Set(liveParameters);

/**
 * Whether a query changes what the page holds. Campaign parameters, for example, do not; `filter.NAME` of a form that is
 * sent without scripts does.
 * @requirement O8
 */
export function isLive(query: string): boolean {
  for (const key of new URLSearchParams(query).keys())
    if (live.has(key) || key.startsWith(filterPrefix)) return true;
  return false;
}
