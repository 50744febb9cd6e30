import { ok, type Result } from '@/lib/result';
import type { InsurancePlan } from '@/contracts/scheduling';
import { readScheduling, type ReadOptions, type Unavailable } from '#services/scheduling/client';
import { insuranceSchema } from '#services/scheduling/wire';

/** The insurance plans to choose from. @requirement I9 */
export async function findInsurancePlans(
  options: ReadOptions = {},
): Promise<Result<readonly InsurancePlan[], Unavailable>> {
  const query = new URLSearchParams({ getInsuranceList: 'true' });
  const found = await readScheduling(
    { method: 'GET', path: '/insurance', query, ...options },
    insuranceSchema,
  );
  if (!found.ok) return found;
  const plans = found.value.InsurancePickList.InsurancePlans;
  return ok(plans.map((plan) => ({ id: plan.InsurancePlanID, name: plan.InsurancePlan })));
}
