import { isInPersonType } from '@/config/visit-types';
import { slotsOf } from '@/features/appointment/model/slots';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import { linkedTimeOf } from '@/domain/linked-time';
import { slotOfLink } from '@/features/book/model/linked-time';
import { editing, type KeptTime, type StoredBooking } from '../booking';
import type { Clinic } from '../clinic';

/** Which time of which doctor, for whom. `time` is the end of a link: `#book=…&type=…&at=…`. */
export type Wish = {
  readonly path: string;
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly time: string;
  /** By which the clinic knows the visitor of another booking. */
  readonly visitorId: string | undefined;
};

/**
 * Chooses a time that is still open, and asks the clinic to keep it. In a booking that is under way, everything that was
 * said stays.
 * @returns `taken` for a time that somebody else has, `outage` where nobody can say
 * @requirement I2 I14 I15
 */
export async function chooseTime(
  { path, provider, patient, time, visitorId }: Wish,
  before: StoredBooking | undefined,
  clinic: Clinic,
): Promise<StoredBooking | 'taken' | 'outage'> {
  const found = await clinic.times(provider, patient, before?.hold?.id);
  if (!found.ok) return 'outage';
  const link = linkedTimeOf(time);
  const slot = link && slotOfLink(link, slotsOf(found.value));
  if (!slot) return 'taken';
  const whose = before?.visitorId ?? visitorId ?? clinic.newVisitorId();
  const kept = await keep(slot, { visitorId: whose, npi: provider.npi }, clinic);
  if (kept === 'taken') return 'taken';
  const { specialty, videoStates } = found.value;
  const chosen = { ...kept, slot, specialty, videoStates };
  if (!before) return { ...freshBooking(path, patient, { visitorId: whose, now: clinic.now }), ...chosen };
  const isOtherKind = isInPersonType(before.slot.visitType) !== isInPersonType(slot.visitType);
  // The reasons for a video visit are others than those for a visit in person.
  return { ...before, ...chosen, ...(isOtherKind ? { care: null } : {}), submission: editing, tried: '' };
}

/** Asks the clinic to keep a time; a booking goes on without, where nobody else has it. @requirement I14 */
export async function keep(
  slot: Slot,
  whose: { readonly visitorId: string; readonly npi: string },
  clinic: Clinic,
): Promise<Pick<StoredBooking, 'hold' | 'isLimit'> | 'taken'> {
  const held = await clinic.hold(slot, whose);
  if (held.ok) return { hold: keptTime(held.value, clinic.now), isLimit: false };
  if (held.error.error === 'slotTaken') return 'taken';
  return { hold: null, isLimit: held.error.error === 'limit' };
}

function keptTime(held: { readonly holdId: string; readonly secondsLeft: number }, now: number): KeptTime {
  return { id: held.holdId, endsAt: now + held.secondsLeft * 1000, renewedAt: now };
}

/** Whatever a visitor sends shows that they are there: their time is kept longer, at most once a minute. @requirement I14 */
export async function renewed(booking: StoredBooking, clinic: Clinic): Promise<StoredBooking> {
  const { hold } = booking;
  if (!hold || hold.endsAt <= clinic.now || clinic.now - hold.renewedAt < 60_000) return booking;
  const answer = await clinic.extend(hold.id);
  if (answer.ok) return { ...booking, hold: keptTime(answer.value, clinic.now) };
  return answer.error === 'gone' ? { ...booking, hold: { ...hold, endsAt: clinic.now } } : booking;
}

function freshBooking(
  path: string,
  patient: PatientKind,
  { visitorId, now }: { readonly visitorId: string; readonly now: number },
): Omit<StoredBooking, 'slot' | 'specialty' | 'videoStates' | 'hold' | 'isLimit'> {
  return {
    startedAt: now,
    visitorId,
    path,
    patient,
    videoState: '',
    claim: '',
    reason: '',
    concerns: '',
    answers: {},
    care: null,
    form: {},
    sent: [],
    draft: null,
    submission: editing,
    tried: '',
    booked: null,
  };
}
