import type { InsuranceAnswer } from '@/contracts/scheduling';
import { ok, type Result } from '@/lib/result';
import type { Unavailable } from '#services/scheduling/client';
import { findInsurancePlans } from '#services/scheduling/insurance';
import { acceptedPlans } from '#services/physicians/accepted-plans';

/**
 * The plans to choose from and those that a doctor takes, asked for side by side. Which ones the doctor takes is good to
 * know and no more: without it the list still stands.
 * @requirement I9
 */
export async function insuranceAnswer(
  npi: string | undefined,
  signal: AbortSignal,
): Promise<Result<InsuranceAnswer, Unavailable>> {
  const [plans, accepted] = await Promise.all([
    findInsurancePlans({ signal }),
    npi === undefined ? undefined : acceptedPlans(npi, { signal }),
  ]);
  return plans.ok ? ok({ plans: plans.value, accepted: accepted ?? null }) : plans;
}
