import type { Department, Provider } from '../calendar/provider.ts';
import type { Directory } from '../directory.ts';
import { offers } from '../calendar/provider.ts';
import { DEPARTMENT_SYSTEM, NPI_SYSTEM, VISIT_TYPE_SYSTEM } from '../fhir/systems.ts';
import { visitTypes, type VisitType } from '../visit-types.ts';

/** A line of a file. */
export type FhirRecord = {
  readonly resourceType: string;
  readonly id: string;
  readonly [field: string]: unknown;
};

/** The places where bookable physicians see patients. @requirement I21 */
export function locations({ providers }: Directory): FhirRecord[] {
  const departments = new Map([...providers.values()].flatMap((provider) => [...provider.departments]));
  return [...departments.values()].map((department) => ({
    resourceType: 'Location',
    id: locationId(department.id),
    identifier: [{ system: DEPARTMENT_SYSTEM, value: department.id }],
    status: 'active',
    name: department.name,
    ...(department.phone === '' ? {} : { telecom: [{ system: 'phone', value: department.phone }] }),
    address: addressOf(department),
  }));
}

/** Each physician, known by their NPI of ten digits. @requirement I21 */
export function practitioners({ providers }: Directory): FhirRecord[] {
  return [...providers.values()].map(({ npi, name }) => ({
    resourceType: 'Practitioner',
    id: npi,
    identifier: [{ system: NPI_SYSTEM, value: npi }],
    active: true,
    name: [{ text: name }],
  }));
}

/** Each physician at each place. @requirement I21 */
export function practitionerRoles({ providers }: Directory): FhirRecord[] {
  return [...providers.values()].flatMap((provider) =>
    [...provider.departments.keys()].map((departmentId) => ({
      resourceType: 'PractitionerRole',
      id: scheduleId(provider.npi, departmentId),
      active: true,
      practitioner: { reference: `Practitioner/${provider.npi}`, display: provider.name },
      location: [{ reference: `Location/${locationId(departmentId)}` }],
      specialty: provider.specialties.map((text) => ({ text })),
    })),
  );
}

/** The calendar of each physician at each place. @requirement I21 */
export function schedules({ providers }: Directory): FhirRecord[] {
  return [...providers.values()].flatMap((provider) =>
    [...provider.departments.keys()].map((departmentId) => ({
      resourceType: 'Schedule',
      id: scheduleId(provider.npi, departmentId),
      active: true,
      serviceType: typesOf(provider).map(serviceType),
      specialty: provider.specialties.map((text) => ({ text })),
      actor: [
        { reference: `Location/${locationId(departmentId)}` },
        { reference: `PractitionerRole/${scheduleId(provider.npi, departmentId)}` },
      ],
    })),
  );
}

/** The kinds of visit that a physician offers. @requirement I21 */
export function typesOf(provider: Provider): VisitType[] {
  return [...visitTypes.values()].filter((type) => offers(provider, type));
}

/** A kind of visit as a FHIR CodeableConcept. @requirement I21 */
export function serviceType({ id, name }: VisitType) {
  return { coding: [{ system: VISIT_TYPE_SYSTEM, code: id, display: name }], text: name };
}

/** Ids have letters, digits, points and hyphens, 64 at most; a department's id may be anything. @requirement I21 */
export function scheduleId(npi: string, departmentId: string): string {
  return `${npi}-${idPart(departmentId)}`;
}

function locationId(departmentId: string): string {
  return idPart(departmentId);
}

function idPart(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.-]/g, '-').slice(0, 40);
}

function addressOf({ street, city, state, zipCode }: Department) {
  return { line: street, city, state, postalCode: zipCode, country: 'US' };
}
