import type {
  Alternative,
  AppointmentsAnswer,
  BookAnswer,
  BookRequest,
  HoldAnswer,
  InsuranceAnswer,
  QuestionsAnswer,
  ReasonsAnswer,
} from '@/contracts/scheduling';
import type { JoinWaitlist } from '@/contracts/waitlist';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import type { Result } from '@/lib/result';

/** Why a time is not held: somebody has it, the visitor holds too many, or the clinic cannot. */
export type NotHeld =
  | { readonly error: 'slotTaken'; readonly alternatives: readonly Alternative[] }
  | { readonly error: 'limit' | 'unheld' };

/**
 * The services that a booking calls, for one visitor and in their language: the very ones behind the routes that scripts
 * call, within the same limits.
 */
export type Clinic = {
  readonly doctor: (path: string) => Promise<BookingProvider | undefined>;
  readonly times: (
    provider: BookingProvider,
    patient: PatientKind,
    holdId: string | undefined,
  ) => Promise<Result<AppointmentsAnswer, 'unavailable'>>;
  readonly hold: (
    slot: Slot,
    whose: { readonly visitorId: string; readonly npi: string },
  ) => Promise<Result<HoldAnswer, NotHeld>>;
  /** @returns undefined where the time is not kept any more */
  readonly extend: (holdId: string) => Promise<Result<HoldAnswer, 'gone' | 'unknown'>>;
  readonly release: (holdId: string) => Promise<void>;
  readonly reasons: (asked: {
    readonly npi: string;
    readonly specialty: string;
    readonly patient: PatientKind;
    readonly isInPersonVisit: boolean;
  }) => Promise<ReasonsAnswer | undefined>;
  readonly questions: (asked: {
    readonly specialty: string;
    readonly reason: string;
    readonly visitType: string;
  }) => Promise<QuestionsAnswer | undefined>;
  /** Undefined while nobody can say. */
  readonly plans: (npi: string) => Promise<InsuranceAnswer | undefined>;
  /** Puts an address on a waitlist. */
  readonly wait: (request: JoinWaitlist) => Promise<'joined' | 'tooMany' | 'failed'>;
  /** Fails with the code that a route would answer. */
  readonly book: (request: BookRequest) => Promise<Result<BookAnswer, 'invalidRequest' | 'tooManyRequests'>>;
  /** The same for the same content. */
  readonly keyOf: (content: unknown) => string;
  readonly newVisitorId: () => string;
  readonly now: number;
  readonly language: string;
  /** Of the CMS item that the block names. */
  readonly item: string;
};
