/**
 * How soon a visit should be: words that stand in addresses, the days that they mean after today, and the phrases for
 * them. The words outlive the day on which they were chosen.
 * @requirement B28
 */
export const upcomingSpans = [
  { value: 'within-1-day', days: 1, label: 'Today or tomorrow' },
  { value: 'within-3-days', days: 3, label: 'Within 3 days' },
  { value: 'within-7-days', days: 7, label: 'Within a week' },
  { value: 'within-14-days', days: 14, label: 'Within two weeks' },
  { value: 'within-30-days', days: 30, label: 'Within a month' },
] as const;

/** The span that a word means. @requirement B28 */
export function upcomingSpan(value: string): (typeof upcomingSpans)[number] | undefined {
  return upcomingSpans.find((span) => span.value === value);
}
