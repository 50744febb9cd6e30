import {
  cancelVisitSchema,
  moveVisitSchema,
  readVisitSchema,
  type ManagedVisit,
  type SecondVisit,
  type VisitAnswer,
  type VisitErrorAnswer,
} from '@/contracts/managed-visit';
import { instantOf } from '@/lib/chicago-time';
import type { Result } from '@/lib/result';
import type { DocumentState } from '#routes/visit/document';
import { chooseToMove, timesToMove } from '#routes/visit/move';
import { countdown } from '#services/scheduling/client';
import { openCalendarFeed } from '#services/visit/calendar-feed';
import { cancelVisit, moveVisit, readVisit } from '#services/visit/visit';

export const visitActions = ['show', 'ask', 'cancel', 'feed', 'times', 'choose', 'move'] as const;

export type VisitForm = {
  /** As the visitor typed it. */
  readonly code: string;
  readonly action: (typeof visitActions)[number];
  /** Of the visit as the visitor last saw it. */
  readonly sequence: number;
  /** The first date of a page of times. */
  readonly from: string;
  /** A time that is chosen, as a link names it; of a move, its time of day. */
  readonly time: string;
  readonly date: string;
  readonly departmentId: string;
  readonly holdId: string;
  /** Another visit of the patient meets the new time, and both are meant. */
  readonly isSecondMeant: boolean;
};

/** By which limits count, and when to give up. */
type Caller = { readonly address: string; readonly signal: AbortSignal };

/**
 * Does what a form for a visit says. Cancelling and moving take a second form, because the first may have been sent by
 * mistake.
 * @returns what the document shows
 * @requirement I16
 */
export async function takeVisitForm(form: VisitForm, { address, signal }: Caller): Promise<DocumentState> {
  const read = readVisitSchema.safeParse({ code: form.code });
  if (!read.success) return { kind: 'unknown' };
  const { code } = read.data;
  const left = countdown();
  const answer = await answerTo(form, code, signal);
  if (!answer) return { kind: 'failed' };
  if (answer.ok) {
    const { visit, outcome } = answer.value;
    const { action } = form;
    if (action === 'ask') return { kind: 'confirm', code, visit };
    if (action === 'times' && visit.canMove) return timesToMove({ code, visit }, form, signal);
    if (action === 'choose' && visit.canMove)
      return chooseToMove({ code, visit }, { time: form.time, address }, signal);
    const feed = action === 'feed' ? await openCalendarFeed(code, { deadlineMs: left() }) : undefined;
    const kind = outcome === 'moved' || (action === 'move' && outcome === 'unchanged') ? 'moved' : 'visit';
    return { kind, code, visit, ...(feed?.ok ? { feed: feed.value.address } : {}) };
  }
  const { visit: now, meets } = answer.error;
  if (now && meets) return askedAgain(form, { code, visit: now, meets });
  if (answer.error.visit) return { kind: 'changed', code, visit: answer.error.visit };
  if (answer.error.error === 'slotTaken') return afterTaken(code, form, { answer: answer.error, signal });
  return { kind: answer.error.error === 'linkUnknown' ? 'unknown' : 'failed' };
}

/** @returns undefined for a move whose form is broken */
async function answerTo(
  { action, sequence, date, time, departmentId, holdId, isSecondMeant }: VisitForm,
  code: string,
  signal: AbortSignal,
): Promise<Result<VisitAnswer, VisitErrorAnswer> | undefined> {
  if (action === 'cancel') return cancelVisit(cancelVisitSchema.parse({ code, sequence }));
  if (action !== 'move') return readVisit(code, { signal });
  const place = { date, time, departmentId, holdId: holdId === '' ? null : holdId };
  const wanted = { code, sequence, ...place, asksFirst: !isSecondMeant };
  const parsed = moveVisitSchema.safeParse(wanted);
  return parsed.success ? moveVisit(parsed.data) : undefined;
}

/** The question of the move once more, with what it would meet. @requirement I14 I16 */
function askedAgain(
  { date, time: rawTime, departmentId, holdId }: VisitForm,
  known: { readonly code: string; readonly visit: ManagedVisit; readonly meets: SecondVisit },
): DocumentState {
  const { zone, visitType } = known.visit;
  const instant = instantOf({ localDate: date, localTime: rawTime, zone }) ?? known.visit.instant;
  const place = { departmentId, location: '', address: '', cityAndZip: '', phone: '' };
  const time = { date, rawTime, instant, zone, visitType, ...place };
  return { kind: 'moving', ...known, time, holdId: holdId === '' ? undefined : holdId };
}

/** The new time went to somebody else: the visit is where it was, and there are others. @requirement I15 */
async function afterTaken(
  code: string,
  { date }: VisitForm,
  { answer, signal }: { readonly answer: VisitErrorAnswer; readonly signal: AbortSignal },
): Promise<DocumentState> {
  const now = await readVisit(code, { signal });
  if (!now.ok) return { kind: 'failed' };
  const { visit } = now.value;
  return timesToMove({ code, visit }, { from: date, alternatives: answer.alternatives ?? [] }, signal);
}
