import type { ContentItem } from '../content/store.ts';
import { itemsOf, textOf, titleOf, type SchedulingContent } from './content-fields.ts';

/** A specialty of the screening form with the narrower ones below it. */
export type Specialty = {
  readonly code: string;
  readonly name: string;
  readonly subSpecialties: readonly { readonly code: string; readonly name: string }[];
};

/** A plan that a patient can pick. */
export type InsurancePlan = { readonly id: string; readonly name: string };

/** Offered while the content names no plans. All invented. */
const FALLBACK_PLANS: readonly InsurancePlan[] = [
  { id: '10010', name: 'Prairie Shield PPO' },
  { id: '10020', name: 'Lakefront Health HMO' },
  { id: '10030', name: 'Great Lakes Mutual Choice' },
  { id: '10040', name: 'Third Coast Advantage' },
];

/** The specialties that no other one names as a part of itself, by name. @requirement J1 */
export function readSpecialties(content: SchedulingContent): readonly Specialty[] {
  const items = content.byTemplate('Specialty');
  const parts = new Set(
    items.flatMap((item) => itemsOf(content, item, 'subSpecialties').map((part) => part.id)),
  );
  return items
    .filter((item) => !parts.has(item.id))
    .map((item) => ({
      ...named(content, item),
      subSpecialties: itemsOf(content, item, 'subSpecialties')
        .map((part) => named(content, part))
        .toSorted(byName),
    }))
    .toSorted(byName);
}

function named(
  content: SchedulingContent,
  item: ContentItem,
): { readonly code: string; readonly name: string } {
  return {
    code: textOf(content, item, 'sitecoreSpecialtyCode') || item.name,
    name: titleOf(content, item, ['tagDisplayName']),
  };
}

/** The plans of the content by name. @requirement J1 */
export function readInsurancePlans(content: SchedulingContent): readonly InsurancePlan[] {
  const plans = content.byTemplate('Insurance Plan').map((item) => ({
    id: textOf(content, item, 'payorId') || item.name,
    name: titleOf(content, item, ['tagDisplayName']),
  }));
  return plans.length > 0 ? plans.toSorted(byName) : FALLBACK_PLANS;
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}
