import { addressFields } from './fields/address.ts';
import { insuranceFields } from './fields/insurance.ts';
import { contactFields, personFields } from './fields/person.ts';
import { visitFields, wantedFields } from './fields/visit.ts';

/**
 * The fields of the patient form under the names by which they are posted, in the order in which they stand on a page.
 * Controls, checks, contracts, stored data, confirmation page and comments to the clinic are made from this table.
 * @requirement I9 I11 J1 J5 J8 J9
 * @decision Q33 Q42 Q43 Q44 Q45 ADR-0022
 */
export const patientFields = {
  ...wantedFields,
  ...personFields,
  ...contactFields,
  ...addressFields,
  ...insuranceFields,
  ...visitFields,
} as const;

/** The name of a field, under which it is posted. */
export type PatientField = keyof typeof patientFields;
