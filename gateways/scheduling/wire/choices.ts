import type { InsurancePlan, Specialty } from '../pick-lists.ts';

/** The answer of specialty-tree. @requirement I12 */
export function specialtyTree(specialties: readonly Specialty[]) {
  return {
    SpecialtyTree: specialties.map((specialty) => ({
      SitecoreId: specialty.code,
      DisplayName: specialty.name,
      SubSpecialties: specialty.subSpecialties.map((part) => ({
        'Sub-Specialty': part.code,
        DisplayName: part.name,
      })),
    })),
  };
}

/** The answer of insurance. @requirement I12 */
export function insurancePickList(plans: readonly InsurancePlan[]) {
  return {
    InsurancePickList: {
      InsurancePlans: plans.map((plan) => ({ InsurancePlanID: plan.id, InsurancePlan: plan.name })),
    },
  };
}
