import { askedQuestions, isAnswered } from '@/features/book/model/care';
import { mayChoose } from '@/features/appointment/model/video-place';
import type { BookingProvider } from '@/features/appointment/model/visit';
import { formProblems, type FieldProblem, type FormProblems } from '@/lib/form-rules';
import { shownStep, type Step, type StoredBooking } from '../booking';
import type { Clinic } from '../clinic';
import { isFormStep, problemsOn, type Checks } from '../form-steps';
import type { StepView } from '../view';
import { careRules, knownCare, type KnownCare } from './care';

type Under = {
  readonly id: string;
  readonly booking: StoredBooking;
  readonly provider: BookingProvider;
  readonly asked: { readonly step: string | null; readonly number: number };
};

/** What a step shows; one that cannot be shown yet is the first that is open. @requirement I8 */
export async function stepView(
  { id, booking, provider, asked }: Under,
  { clinic, checks }: { readonly clinic: Clinic; readonly checks: Checks },
): Promise<StepView> {
  const wanted = shownStep(asked.step, booking, checks);
  const isOfCare = wanted === 'care' || wanted === 'question';
  const care = isOfCare ? await knownCare(booking, provider, clinic) : undefined;
  const isThere = care && askedQuestions(care.draft.questions ?? [], care.draft.answers)[asked.number - 1];
  const step = wanted === 'question' && !isThere ? 'care' : wanted;
  const showsPlans = step === 'insurance' || step === 'confirm';
  const plans = showsPlans ? await clinic.plans(provider.npi) : undefined;
  return {
    at: 'step',
    step,
    id,
    booking,
    provider,
    problems: booking.tried === step ? problemsOf(step, booking, { checks, care, number: asked.number }) : {},
    now: clinic.now,
    today: checks.today,
    number: asked.number,
    ...(care ? { care } : {}),
    ...(plans ? { plans } : {}),
  };
}

type Known = { readonly checks: Checks; readonly care: KnownCare | undefined; readonly number: number };

/** What was wrong with a step, found again by the rules by which it was refused. */
function problemsOf(
  step: Step,
  booking: StoredBooking,
  { checks, care, number }: Known,
): FormProblems<string> {
  if (isFormStep(step)) return problemsOn(step, booking, checks);
  if (step === 'details') return detailsProblems(booking);
  if (step === 'confirm' && booking.submission.status === 'editing') return { terms: 'blank' };
  if (!care) return {};
  if (step === 'care') {
    const { reason, concerns } = care.draft;
    return formProblems(careRules(care.reasons.map(([name]) => name)), { reason, concerns });
  }
  const question = askedQuestions(care.draft.questions ?? [], care.draft.answers)[number - 1];
  return question && !isAnswered(question, care.draft.answers) ? { answer: 'blank' } : {};
}

function detailsProblems({ claim, slot, videoStates, videoState }: StoredBooking): FormProblems<string> {
  const problems: Record<string, FieldProblem> = {};
  if (!mayChoose(slot, { states: videoStates, place: videoState }))
    problems.videoState = videoState === '' ? 'blank' : 'invalid';
  if (claim === '') problems.claim = 'blank';
  return problems;
}
