import { cancelVisitSchema, readVisitSchema } from '@/contracts/managed-visit';
import type { DocumentState } from '#routes/visit/document';
import { countdown } from '#services/scheduling/client';
import { openCalendarFeed } from '#services/visit/calendar-feed';
import { cancelVisit, readVisit } from '#services/visit/visit';

type VisitForm = {
  /** As the visitor typed it. */
  readonly code: string;
  readonly action: 'show' | 'ask' | 'cancel' | 'feed';
  /** Of the visit as the visitor last saw it. */
  readonly sequence: number;
};

/**
 * Does what a form for a visit says. Cancelling takes a second form, because the first may have been sent by mistake.
 * @returns what the document shows
 * @requirement I16
 */
export async function takeVisitForm(
  { code: typed, action, sequence }: VisitForm,
  signal: AbortSignal,
): Promise<DocumentState> {
  const read = readVisitSchema.safeParse({ code: typed });
  if (!read.success) return { kind: 'unknown' };
  const { code } = read.data;
  const left = countdown();
  const answer =
    action === 'cancel'
      ? await cancelVisit(cancelVisitSchema.parse({ code, sequence }))
      : await readVisit(code, { signal });
  if (answer.ok) {
    const { visit } = answer.value;
    if (action === 'ask') return { kind: 'confirm', code, visit };
    const feed = action === 'feed' ? await openCalendarFeed(code, { deadlineMs: left() }) : undefined;
    return { kind: 'visit', code, visit, ...(feed?.ok ? { feed: feed.value.address } : {}) };
  }
  if (answer.error.visit) return { kind: 'changed', code, visit: answer.error.visit };
  return { kind: answer.error.error === 'linkUnknown' ? 'unknown' : 'failed' };
}
