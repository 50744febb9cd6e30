/** A hospital's directory in FHIR, with one place and one physician. */

export type Resource = { readonly resourceType: string; readonly id: string } & Readonly<
  Record<string, unknown>
>;

export const to = (reference: string) => ({ reference });
export const named = (text: string) => [{ coding: [{ display: text }] }];

export const quay: Resource = {
  resourceType: 'Location',
  id: 'quay',
  status: 'active',
  name: 'Quay Clinic',
  description: 'Beside the <b>old</b> lighthouse.\n\nRing twice & wait.',
  type: [{ coding: [{ code: 'OUTPHT' }] }],
  telecom: [
    { system: 'fax', value: '1' },
    { system: 'phone', value: '+1 (312) 555-0144' },
  ],
  address: { line: ['4 Quay Road', 'Floor 2'], city: 'Port Ellen', state: 'il', postalCode: '60699' },
  position: { latitude: 41.9, longitude: -87.6 },
  managingOrganization: to('Organization/harbour'),
  hoursOfOperation: [
    { daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], openingTime: '08:30:00', closingTime: '12:00:00' },
    { daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], openingTime: '13:00:00', closingTime: '17:00:00' },
    { daysOfWeek: ['sat'], allDay: true },
  ],
};
export const bundle = (...resources: readonly Resource[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({
    fullUrl: `https://fhir.example.org/${resource.resourceType}/${resource.id}`,
    resource,
  })),
});
export const harbour: Resource = { resourceType: 'Organization', id: 'harbour', name: 'Harbour Health' };
export const service: Resource = {
  resourceType: 'HealthcareService',
  id: 'joints',
  name: 'Podagra',
  location: [to('Location/quay')],
  specialty: named('Joint medicine'),
};
export const ada: Resource = {
  resourceType: 'Practitioner',
  id: 'ada',
  active: true,
  identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: '1003000134' }],
  name: [
    { use: 'old', family: 'Kerr' },
    { use: 'official', family: 'Moss', given: ['Ada', 'J.'], suffix: ['MD'] },
  ],
  gender: 'female',
  communication: [{ coding: [{ code: 'es-MX' }] }],
  qualification: [{ code: { coding: [{ code: 'MD' }, { code: 'PhD' }] } }],
};
export const role: Resource = {
  resourceType: 'PractitionerRole',
  id: 'r1',
  practitioner: to('https://fhir.example.org/Practitioner/ada/_history/3'),
  organization: to('Organization/harbour'),
  healthcareService: [to('HealthcareService/joints')],
  telecom: [{ system: 'phone', value: '3125550145' }],
  specialty: named('PEDIATRICS'),
};
