import { readFileSync } from 'node:fs';
import { smartAuthorization } from './smart-token.ts';
import { DEPARTMENT_SYSTEM, VISIT_TYPE_SYSTEM } from './systems.ts';

/** How a FHIR server is reached and what its codes are called. */
export type FhirSettings = {
  /** Address of the server up to but without a resource's type. */
  readonly baseUrl: string;
  /** The `Authorization` header of a call; '' for none. */
  readonly authorization: () => Promise<string>;
  /** Code system (a URI) of the visit type ids in `serviceType`. */
  readonly visitTypeSystem: string;
  /** System of the department ids among a Location's identifiers. */
  readonly departmentSystem: string;
};

const DEFAULT_SCOPE =
  'system/Practitioner.rs system/Location.rs system/Schedule.rs system/Slot.rsu system/Appointment.crus system/Patient.c';

/**
 * Reads the settings of a FHIR server from the environment: FHIR_BASE_URL; FHIR_VISIT_TYPE_SYSTEM,
 * FHIR_DEPARTMENT_SYSTEM; and for access FHIR_AUTHORIZATION, or FHIR_TOKEN_URL with FHIR_CLIENT_ID,
 * FHIR_PRIVATE_KEY_FILE, FHIR_KEY_ALGORITHM, FHIR_KEY_ID and FHIR_SCOPE.
 * @throws with a sentence for operators when one is missing
 * @requirement I20
 */
export function readFhirSettings(environment: NodeJS.ProcessEnv): FhirSettings {
  const required = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new Error(`SCHEDULING_BACKEND=fhir needs ${name}`);
    return value;
  };
  const baseUrl = required('FHIR_BASE_URL');
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl)) throw new Error('FHIR_BASE_URL is no address');
  const { FHIR_AUTHORIZATION: fixed = '' } = environment;
  return {
    baseUrl,
    authorization: environment['FHIR_TOKEN_URL']
      ? smartAuthorization({
          tokenUrl: environment['FHIR_TOKEN_URL'],
          clientId: required('FHIR_CLIENT_ID'),
          privateKey: readFileSync(required('FHIR_PRIVATE_KEY_FILE'), 'utf8'),
          algorithm: environment['FHIR_KEY_ALGORITHM'] || 'RS384',
          keyId: environment['FHIR_KEY_ID'] || undefined,
          scope: environment['FHIR_SCOPE'] || DEFAULT_SCOPE,
        })
      : async () => fixed,
    visitTypeSystem: environment['FHIR_VISIT_TYPE_SYSTEM'] || VISIT_TYPE_SYSTEM,
    departmentSystem: environment['FHIR_DEPARTMENT_SYSTEM'] || DEPARTMENT_SYSTEM,
  };
}
