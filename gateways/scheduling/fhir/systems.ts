/** Names under which FHIR records know things; every `urn:foyer:…` is ours. */
export const NPI_SYSTEM = 'http://hl7.org/fhir/sid/us-npi';
export const VISIT_TYPE_SYSTEM = 'urn:foyer:visit-type';
export const DEPARTMENT_SYSTEM = 'urn:foyer:department';

/**
 * Marks that this gateway leaves on the resources it writes. They belong to no server: whoever reads them knows who
 * took a time, and two gateways beside each other see the same.
 */
export const marks = {
  /** On Slots: a hold's id; its `period` is from when it was placed until it expires. */
  hold: 'urn:foyer:hold',
  /** On Slots: the hash of the visitor who holds it. */
  visitor: 'urn:foyer:visitor',
  /** On Slots, Appointments and Patients: a booking's id. */
  booking: 'urn:foyer:booking',
  /** On Appointments: how often the visit was changed here. */
  state: 'urn:foyer:state',
} as const;
