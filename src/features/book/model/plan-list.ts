import type { InsuranceAnswer } from '@/contracts/scheduling';

/** The insurance plans to choose from, and which of them a doctor takes. */
export type PlanList = InsuranceAnswer & {
  /** Their name, for sentences; '' where no doctor is chosen. */
  readonly doctor: string;
};

/**
 * Whether the doctor takes a plan, by its name.
 * @returns undefined where nobody can say
 * @requirement I9
 */
export function isPlanTaken({ accepted }: Pick<PlanList, 'accepted'>, plan: string): boolean | undefined {
  return accepted === null ? undefined : accepted.includes(plan);
}
