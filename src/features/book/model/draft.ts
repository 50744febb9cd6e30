import type { PatientForm } from '@/domain/patient-form/form';
import { isInPersonType } from '@/config/visit-types';
import { writtenForm } from '@/domain/patient-form/sent';
import type { BookRequest } from '@/contracts/scheduling';
import { patientRules } from '@/features/appointment/model/patient-form';
import type { Visit } from '@/features/appointment/model/visit';

/** What is sent, without what makes one try: the key, the moment and the hold. */
export type BookingContent = Omit<
  BookRequest,
  'draftId' | 'requestedAt' | 'holdId' | 'isAgain' | 'asksFirst'
>;

/** A booking that may have been sent. Trying again sends the very same thing under the very same key. */
export type Draft = {
  readonly draftId: string;
  readonly requestedAt: number;
  readonly holdId: string | null;
  /** Tells whether the content changed, and nothing of the content itself. */
  readonly fingerprint: string;
  /** A try of it was sent and has no answer that settles what became of it. */
  readonly mayBeBooked?: boolean;
};

/**
 * What is booked: the visit, and the patient's form under the names of its fields.
 * @param form - without problems
 * @param item - id of the CMS item that the form's page was made of; '' for none
 * @param today - at the clinic, `yyyy-MM-dd`
 * @requirement I12
 */
export function bookingContent(
  visit: Visit,
  form: PatientForm,
  { item, today }: { readonly item: string; readonly today: string },
): BookingContent {
  const { provider, slot, care, patient } = visit;
  return {
    form: item,
    providerId: provider.npi,
    providerName: provider.name,
    specialty: visit.specialty,
    isNewPatient: patient.isNewPatient,
    isAdultPatient: patient.isAdultPatient,
    isWorkersComp: false,
    date: slot.date,
    time: slot.rawTime,
    location: slot.location,
    departmentId: slot.departmentId,
    visitType: slot.visitType,
    ...(visit.videoState && !isInPersonType(slot.visitType) ? { videoState: visit.videoState } : {}),
    reason: care.reason,
    concerns: care.concerns,
    questions: care.answers.map(({ question, answer, sortOrder }) => ({ question, answer, sortOrder })),
    values: writtenForm(form, patientRules(form, { isAdultPatient: patient.isAdultPatient, today })),
  };
}

/**
 * The draft for a content: the former one while nothing changed, so that trying again cannot book twice; else a new one.
 * @requirement I14
 */
export function draftFor(
  content: BookingContent,
  former: Draft | undefined,
  fresh: { readonly draftId: string; readonly now: number; readonly holdId: string | null },
): Draft {
  const fingerprint = fingerprintOf(JSON.stringify(content));
  if (former?.fingerprint === fingerprint) return former;
  return { draftId: fresh.draftId, requestedAt: fresh.now, holdId: fresh.holdId, fingerprint };
}

/** Whether a former try of this content may have been booked. @requirement I14 I15 */
export function mayBeBooked(content: BookingContent, former: Draft | undefined): boolean {
  return former?.mayBeBooked === true && former.fingerprint === fingerprintOf(JSON.stringify(content));
}

/** A short mark of a text: equal texts have equal marks, and no text can be read from one. */
function fingerprintOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${(b >>> 0).toString(36)}${(a >>> 0).toString(36)}`;
}
