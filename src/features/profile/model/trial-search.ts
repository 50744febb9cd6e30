import { fieldOf, itemOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { TrialSearch } from '@/contracts/trials';

/**
 * Reads which search finds the trials of a profile: `trialSearch` names a search model, `trialFacet` an index field.
 * @requirement D5
 */
export function trialSearchOf(fields: ComponentFields | undefined): TrialSearch {
  const search = itemOf(fieldOf(fields, 'trialSearch'))?.fields;
  return {
    type: textOf(fieldOf(search, 'searchType')) || 'clinicalTrial',
    model: textOf(fieldOf(search, 'searchModel')),
    leadField: textOf(fieldOf(fields, 'trialFacet')) || 'lead_physician_sm',
  };
}
