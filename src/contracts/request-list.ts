/** A physician in `/api/requestApptData.json`, as the request form narrows its lists by. @requirement J2 */
export type RequestPhysician = {
  readonly physicianFullName: string;
  readonly physicianLastName: string;
  readonly specialties: readonly string[];
  readonly allLocations: readonly string[];
};
