import {
  cancelVisitSchema,
  moveVisitSchema,
  readVisitSchema,
  type ManagedVisit,
  type VisitAnswer,
  type VisitErrorAnswer,
} from '@/contracts/managed-visit';
import { instantOf } from '@/lib/chicago-time';
import { stateCode } from '@/contracts/scheduling';
import type { Result } from '@/lib/result';
import type { DocumentState } from '#routes/visit/document';
import { chooseToMove, statesOf, timesToMove, type MovingState } from '#routes/visit/move';
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
  /** Where the patient will be during a video visit: a postal abbreviation, `elsewhere`, '' for nothing said. */
  readonly videoState: string;
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
  const { error, visit: now, meets } = answer.error;
  if (now && meets) return askedAgain(form, { code, visit: now, states: [], meets });
  if (now && error === 'otherState') return afterOtherState(code, form, { visit: now, signal });
  if (now) return { kind: 'changed', code, visit: now };
  if (error === 'slotTaken') return afterTaken(code, form, { answer: answer.error, signal });
  return { kind: error === 'linkUnknown' ? 'unknown' : 'failed' };
}

/** @returns undefined for a move whose form is broken */
async function answerTo(
  { action, sequence, date, time, departmentId, holdId, videoState, isSecondMeant }: VisitForm,
  code: string,
  signal: AbortSignal,
): Promise<Result<VisitAnswer, VisitErrorAnswer> | undefined> {
  if (action === 'cancel') return cancelVisit(cancelVisitSchema.parse({ code, sequence }));
  if (action !== 'move') return readVisit(code, { signal });
  const place = { date, time, departmentId, holdId: holdId === '' ? null : holdId };
  const { data: state } = stateCode.safeParse(videoState);
  const wanted = { code, sequence, ...place, videoState: state, asksFirst: !isSecondMeant };
  const parsed = moveVisitSchema.safeParse(wanted);
  return parsed.success ? moveVisit(parsed.data) : undefined;
}

/** The question of the move once more, with what stands in its way. @requirement I2 I14 I16 */
function askedAgain(
  { date, time: rawTime, departmentId, holdId, videoState }: VisitForm,
  known: Pick<MovingState, 'code' | 'visit' | 'states' | 'isPlaceWrong' | 'meets'>,
): DocumentState {
  const { zone, visitType } = known.visit;
  const instant = instantOf({ localDate: date, localTime: rawTime, zone }) ?? known.visit.instant;
  const place = { departmentId, location: '', address: '', cityAndZip: '', phone: '' };
  const time = { date, rawTime, instant, zone, visitType, ...place };
  return { kind: 'moving', ...known, time, place: videoState, holdId: holdId === '' ? undefined : holdId };
}

/** The doctor may not treat there, or nobody said where. @requirement I2 I16 */
async function afterOtherState(
  code: string,
  form: VisitForm,
  { visit, signal }: { readonly visit: ManagedVisit; readonly signal: AbortSignal },
): Promise<DocumentState> {
  const states = await statesOf(visit, signal);
  // Without an answer nobody can be asked which.
  if (states.length === 0) return { kind: 'failed' };
  return askedAgain(form, { code, visit, states, isPlaceWrong: true });
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
