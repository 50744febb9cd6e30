import { scheduling } from '@/config/scheduling';
import { addDays, instantOf, localDateAt } from '@/lib/chicago-time';
import { upcomingSpan } from '@/domain/search/upcoming';

/** Searches of the same minutes ask the same question, which the search service remembers. */
const stepMs = 5 * 60_000;

/**
 * The filter query for "this soon": from now to the end of the last of the days, on the clinics' calendar. Tagged like
 * any other filter.
 * @param filter.field - a name that `isFieldName` has let pass
 * @param filter.value - a word of `upcomingSpans`
 * @returns undefined for any other
 * @requirement B28
 */
export function upcomingQuery(
  { field, value }: { readonly field: string; readonly value: string },
  now: number,
): string | undefined {
  const span = upcomingSpan(value);
  if (!span) return undefined;
  const { zone } = scheduling;
  const after = addDays(localDateAt(now, zone), span.days + 1);
  const end = instantOf({ localDate: after, localTime: '00:00', zone }) ?? now;
  return `{!tag=${field}}${field}:[${wire(Math.ceil(now / stepMs) * stepMs)} TO ${wire(end)}}`;
}

function wire(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}
