import { fieldOf, itemOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import type { TrialSearch } from '@/contracts/trials';

/**
 * How an author wants the trials of a profile to be found: `trialSearch`, a search model, and `trialFacet`, the field.
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
