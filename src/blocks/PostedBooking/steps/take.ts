import type { BookingProvider } from '@/features/appointment/model/visit';
import { areDetailsSaid, editing, openStep, type Step, type StoredBooking } from '../booking';
import type { Clinic } from '../clinic';
import { isFormStep, type Checks } from '../form-steps';
import { takeAnswer, takeCare, type CareStep } from './care';
import { keep, renewed } from './choose';
import { confirmBooking } from './confirm';
import { takeFormStep } from './patient';

/** Where the visitor goes after a form. `number` is of a question, from 1. */
export type Taken = {
  readonly booking: StoredBooking;
  readonly step: Step | 'times';
  readonly number?: number;
  readonly isWrong?: boolean;
  readonly isTaken?: boolean;
};

type Setup = { readonly provider: BookingProvider; readonly clinic: Clinic; readonly checks: Checks };

/**
 * Takes in a step of a booking under way. One that was booked, or may be, is not changed any more.
 * @param step - which the form names
 * @requirement I6 I7 I9 I10 I14
 */
export async function takeStep(
  step: string,
  before: StoredBooking,
  fields: URLSearchParams,
  setup: Setup,
): Promise<Taken> {
  const { clinic, checks } = setup;
  if (before.booked) return { booking: before, step: 'booked' };
  if (step === 'confirm') return takeConfirm(before, fields, setup);
  if (before.submission.status === 'unknown') return { booking: before, step: 'confirm' };
  if (step === 'hold') return holdAgain(before, setup);
  const booking = await renewed(before, clinic);
  if (step === 'details') return takeDetails(booking, fields, checks);
  if (step === 'care') return careTaken(await takeCare(booking, fields, setup), checks);
  if (step === 'question') return careTaken(await takeAnswer(booking, fields, setup), checks);
  if (isFormStep(step)) {
    const plans = step === 'insurance' ? ((await clinic.plans(setup.provider.npi))?.plans ?? []) : [];
    const taken = takeFormStep(step, booking, fields, { checks, plans });
    return taken.isWrong ? { ...taken, step } : goOn(taken.booking, checks);
  }
  return goOn({ ...booking, submission: editing }, checks);
}

function goOn(booking: StoredBooking, checks: Checks): Taken {
  return { booking, step: openStep(booking, checks) };
}

/** Who pays, and where the patient is during a video visit. @requirement I2 I6 */
function takeDetails(before: StoredBooking, fields: URLSearchParams, checks: Checks): Taken {
  const said = fields.get('claim');
  const claim = said === 'yes' || said === 'no' ? said : '';
  const booking = { ...before, claim, videoState: (fields.get('videoState') ?? '').slice(0, 20) } as const;
  if (claim === 'yes') return { booking, step: 'claim' };
  if (!areDetailsSaid(booking)) return { booking, step: 'details', isWrong: true };
  return goOn(booking, checks);
}

function careTaken({ booking, next, isWrong }: CareStep, checks: Checks): Taken {
  if (next === 'done') return goOn(booking, checks);
  if (next === 'care') return { booking, step: 'care', isWrong };
  return { booking, step: 'question', number: next.question, isWrong };
}

/** Asks for a time whose hold ran out. @requirement I14 */
async function holdAgain(before: StoredBooking, { provider, clinic, checks }: Setup): Promise<Taken> {
  const { visitorId, slot } = before;
  const kept = await keep(slot, { visitorId, npi: provider.npi }, clinic);
  if (kept === 'taken') return { booking: { ...before, hold: null }, step: 'times', isTaken: true };
  return goOn({ ...before, ...kept }, checks);
}

/** Books, where everything is said and the terms are agreed to. @requirement I10 I12 */
async function takeConfirm(before: StoredBooking, fields: URLSearchParams, setup: Setup): Promise<Taken> {
  const { checks } = setup;
  const open = openStep(before, checks);
  if (open !== 'confirm') return { booking: before, step: open };
  const isAgreed = fields.get('terms') === 'true' || before.submission.status === 'unknown';
  if (!isAgreed) return { booking: { ...before, submission: editing }, step: 'confirm', isWrong: true };
  const isSecondMeant = fields.get('second') === 'true';
  const booking = await confirmBooking(before, { ...setup, isSecondMeant }, setup.clinic);
  return goOn(booking, checks);
}
