import { randomBytes, randomUUID } from 'node:crypto';
import type { Loader, LoaderContext, LoaderResult, Visitor } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { screenedName } from '@/config/booking-cookie';
import { scheduling } from '@/config/scheduling';
import { bookRequestSchema } from '@/contracts/scheduling';
import { joinWaitlistSchema } from '@/contracts/waitlist';
import { offeredChoices } from '@/domain/patient-form/form';
import { isForChildren } from '@/domain/subsites';
import { authoredChoices } from '@/features/appointment/model/authored-choices';
import { slotsOf } from '@/features/appointment/model/slots';
import { firstPatientKind, type BookingProvider, type PatientKind } from '@/features/appointment/model/visit';
import { bookingProviderOf } from '@/features/book/model/provider';
import { workflowOf } from '@/features/book/model/workflow';
import { freshWait } from '@/features/waitlist/model/wait-form';
import { localDateAt } from '@/lib/chicago-time';
import { err, ok } from '@/lib/result';
import { env } from '#config/server/env';
import { reasonsInWords, questionsInWords } from '#services/book/care-in-words';
import { extendHold, placeHold, releaseHold } from '#services/book/holds';
import { insuranceAnswer } from '#services/book/insurance-answer';
import { takeBooking } from '#services/book/take-booking';
import { profileFields } from '#services/physicians/profile-fields';
import { digestKey } from '#services/request/digest-key';
import { findAppointments } from '#services/scheduling/appointments';
import { joinWaitlist } from '#services/waitlist/waitlist';
import { doctorIn, names, patientIn, stepHref, timesHref, timesQuestion, waitingIn } from './address';
import type { StoredBooking } from './booking';
import { bookingNames, keptBooking, screenedForm, screenedIn, screenedPatient } from './kept';
import type { Checks } from './form-steps';
import type { Clinic } from './clinic';
import { chooseTime } from './steps/choose';
import { takeStep, type Taken } from './steps/take';
import { stepView } from './steps/show';
import { takeWaiting } from './steps/wait';
import { timesFound, type PostedBookingData, type WaitView } from './view';

type Answered = LoaderResult<PostedBookingData>;
type Open = LoaderContext & { readonly visitor: Visitor; readonly clinic: Clinic; readonly checks: Checks };

/** Bookings that a browser keeps at once: cookies have to fit into the headers of a request. */
const mostBookings = 2;

const shown = (data: PostedBookingData): Answered => ({ ok: true, data });
const nothing = (wasLost: boolean): Answered => shown({ at: 'nothing', wasLost });

/**
 * A booking without scripts: each step is a page, and each form is answered with the way to the next one. What was said
 * is kept sealed in the visitor's browser.
 * @requirement I2 I6 I7 I8 I9 I10
 */
export const load: Loader<PostedBookingData> = async (context) => {
  const { visitor } = context;
  if (!visitor) return nothing(false);
  const now = Date.now();
  const workflow = workflowOf(context.rendering.fields);
  const open: Open = {
    ...context,
    visitor,
    clinic: clinicFor(context, visitor, now),
    checks: {
      today: localDateAt(now, scheduling.zone),
      offered: offeredChoices((name) => authoredChoices(workflow, name)),
    },
  };
  const isChoosing = context.posted && ['choose', 'hold'].includes(context.posted.fields.get('step') ?? '');
  if (!(await visitor.take(isChoosing ? 'holdCalls' : 'reads')))
    return shown({ at: 'tooMany', wasSent: context.posted !== undefined });
  return context.posted ? takeForm(open, context.posted.fields) : showPage(open);
};

/** Whom a page is for while nobody has said it. @requirement B11 */
const usualAt = (path: string) => ({ isAdultPatient: !isForChildren(path) });

function placeOf({ language, pathname }: LoaderContext) {
  return { language, pathname, defaultLanguage: env().DEFAULT_LANGUAGE };
}

function storedIn({ visitor }: Open, id: string | null): StoredBooking | undefined {
  return id === null ? undefined : keptBooking(visitor.kept, id);
}

async function showPage(open: Open): Promise<Answered> {
  const { query, clinic, checks } = open;
  const id = query.get(names.booking);
  const booking = storedIn(open, id);
  if (id !== null && !booking) return nothing(true);
  const path = booking?.path ?? doctorIn(query);
  const provider = path === undefined ? undefined : await clinic.doctor(path);
  if (path === undefined || !provider) return nothing(false);
  if (booking && id !== null && query.get(names.step) !== 'times') {
    const number = Number(query.get(names.number) ?? 1);
    const asked = { step: query.get(names.step), number: Number.isInteger(number) ? number : 1 };
    return shown(await stepView({ id, booking, provider, asked }, { clinic, checks }));
  }
  const patient =
    booking?.patient ??
    firstPatientKind(provider, {
      ...usualAt(path),
      ...screenedPatient(open.visitor.kept),
      ...patientIn(query),
    });
  const asked = timesQuestion(query);
  const answer = await clinic.times(provider, patient, booking?.hold?.id);
  const state = waitingIn(query);
  if (!booking && state) {
    const first = answer.ok ? slotsOf(answer.value)[0] : undefined;
    const values = freshWait(first, checks.today);
    return shown(waitView(open, { provider, path, patient }, { state, values, problems: {} }));
  }
  return shown({
    at: 'times',
    of: booking && id !== null ? { id } : { path, patient },
    provider,
    patient,
    asked,
    found: answer.ok ? timesFound(answer.value, asked, clinic.now) : undefined,
  });
}

async function takeForm(open: Open, fields: URLSearchParams): Promise<Answered> {
  const { visitor, clinic, checks } = open;
  const id = fields.get(names.booking);
  const before = storedIn(open, id);
  if (id !== null && !before) return seeOther(stepHref(placeOf(open), { id, step: 'details' }));
  const step = fields.get('step') ?? '';
  const path = before?.path ?? doctorIn(fields);
  const provider = path === undefined ? undefined : await clinic.doctor(path);
  if (path === undefined || !provider) return nothing(false);
  const isOver = before?.booked || before?.submission.status === 'unknown';
  if (step === 'choose' && !isOver) {
    const patient = before?.patient ?? firstPatientKind(provider, { ...usualAt(path), ...patientIn(fields) });
    const time = fields.get('time') ?? '';
    const wish = { path, provider, patient, time, visitorId: visitorOfDoctor(visitor, path) };
    const chosen = await chooseTime(wish, before, clinic);
    const of = id !== null && before ? { id } : { path, patient };
    if (chosen === 'outage') return seeOther(timesHref(placeOf(open), of));
    if (chosen === 'taken') return seeOther(timesHref(placeOf(open), of, { isTaken: true }));
    const booking = before ? chosen : { ...chosen, form: { ...screenedForm(visitor.kept), ...chosen.form } };
    return saved(open, id ?? newId(clinic.now), { booking, step: 'details' });
  }
  if (step === 'wait' && !before) {
    const patient = firstPatientKind(provider, { ...usualAt(path), ...patientIn(fields) });
    return takeWait(open, fields, { provider, path, patient });
  }
  if (!before || id === null) return nothing(false);
  if (step === 'leave') {
    if (before.hold) await clinic.release(before.hold.id);
    visitor.kept.drop(id);
    return seeOther(hrefOn(placeOf(open), '/'));
  }
  return saved(open, id, await takeStep(step, before, fields, { provider, clinic, checks }));
}

type Wanted = { readonly provider: BookingProvider; readonly path: string; readonly patient: PatientKind };

/** What somebody typed who waits stands in no address: a form that is refused comes back in its answer. @requirement I17 */
async function takeWait(open: Open, fields: URLSearchParams, wanted: Wanted): Promise<Answered> {
  const { provider, path, patient } = wanted;
  const place = placeOf(open);
  const awaited = { npi: provider.npi, path: hrefOn(place, provider.path), patient };
  const waiting = await takeWaiting(fields, awaited, { clinic: open.clinic, today: open.checks.today });
  if (waiting.outcome === 'joined')
    return seeOther(timesHref(place, { path, patient }, { waiting: 'joined' }));
  const { outcome: state, ...form } = waiting;
  return shown(waitView(open, wanted, { state, ...form }));
}

function waitView(
  { checks }: Open,
  { provider, path, patient }: Wanted,
  form: Pick<WaitView, 'state' | 'values' | 'problems'>,
): WaitView {
  return { at: 'wait', of: { path, patient }, provider, ...form, today: checks.today };
}

/** Keeps what a form said, and leads to the next page. */
function saved(open: Open, id: string, { booking, step, number, isWrong, isTaken }: Taken): Answered {
  const { kept } = open.visitor;
  const tried = isWrong && step !== 'times' ? step : '';
  try {
    kept.write(id, { ...booking, tried });
  } catch {
    return shown({ at: 'failed', wasSent: true });
  }
  for (const old of bookingNames(kept)
    .filter((name) => name !== id)
    .slice(mostBookings - 1))
    kept.drop(old);
  const screened = screenedIn(kept);
  // It lives as long as the booking that it belongs to.
  if (screened) kept.write(screenedName, screened);
  const place = placeOf(open);
  if (step === 'times') return seeOther(timesHref(place, { id }, { isTaken: isTaken === true }));
  const next = stepHref(place, { id, step, ...(number === undefined ? {} : { number }) });
  return seeOther(isWrong ? `${next}#problems` : next);
}

function seeOther(address: string): Answered {
  return { ok: true, data: { at: 'nothing', wasLost: false }, seeOther: address };
}

/** Names sort by age. */
function newId(now: number): string {
  return `${now.toString(36)}${randomBytes(6).toString('hex')}`;
}

/** A visitor who goes back and chooses another time of the doctor gives the former one up. */
function visitorOfDoctor({ kept }: Visitor, path: string): string | undefined {
  const bookings = bookingNames(kept).map((name) => keptBooking(kept, name));
  return bookings.find((booking) => booking?.path === path)?.visitorId;
}

function clinicFor(
  // Reading ends in time for the page to say in its own words that nobody answered.
  { language, rendering, signal: reading }: LoaderContext,
  visitor: Visitor,
  now: number,
): Clinic {
  // What is on its way to the clinic must be answered and recorded, however long that takes.
  const { signal } = new AbortController();
  return {
    doctor: async (path) => {
      const page = await profileFields(path, language);
      return page && bookingProviderOf(page.fields, { displayName: page.displayName, path });
    },
    times: ({ npi: providerId, specialty }, patient, holdId) =>
      findAppointments(
        { providerId, specialty: specialty.slice(0, 120), ...patient, ...(holdId ? { holdId } : {}) },
        { now, signal: reading },
      ),
    hold: async ({ date, rawTime: time, visitType, departmentId }, { visitorId, npi: providerId }) => {
      const wanted = { visitorId, providerId, date, time, visitType, departmentId };
      const giveBack = await visitor.takeHold(wanted);
      if (!giveBack) return err({ error: 'limit' });
      const held = await placeHold(wanted, signal);
      if (held.ok) return held;
      await giveBack();
      return err(held.error.error === 'slotTaken' ? held.error : { error: 'unheld' });
    },
    extend: async (holdId) => {
      const held = await extendHold(holdId, signal);
      return held.ok ? held : err(held.error.error === 'holdGone' ? 'gone' : 'unknown');
    },
    release: releaseHold,
    reasons: async ({ npi: providerId, specialty, patient, isInPersonVisit }) => {
      const { providerSubspecialty: subspecialty = '' } = screenedIn(visitor.kept) ?? {};
      const asked = { language, providerId, specialty, subspecialty, ...patient, isInPersonVisit };
      const found = await reasonsInWords(asked, { signal: reading });
      return found.ok ? found.value : undefined;
    },
    questions: async (asked) => {
      const found = await questionsInWords({ ...asked, language }, { signal: reading });
      return found.ok ? found.value : undefined;
    },
    wait: async (asked) => {
      const request = joinWaitlistSchema.safeParse(asked);
      if (!request.success) return 'failed';
      if (!(await visitor.take('waiting'))) return 'tooMany';
      return (await joinWaitlist(request.data)).ok ? 'joined' : 'failed';
    },
    plans: async (npi) => {
      const found = await insuranceAnswer(npi, reading);
      return found.ok ? found.value : undefined;
    },
    book: async (request) => {
      const parsed = bookRequestSchema.safeParse(request);
      if (!parsed.success) return err('invalidRequest');
      if (!(await visitor.take('bookings'))) return err('tooManyRequests');
      const taken = await takeBooking(parsed.data, now);
      if (taken.ok) return ok(taken.value);
      await visitor.giveBackBooking();
      return err('invalidRequest');
    },
    keyOf: (content) => digestKey(content),
    newVisitorId: () => randomUUID(),
    now,
    language,
    item: rendering.dataSource,
  };
}
