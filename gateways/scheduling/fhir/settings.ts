import { readFileSync } from 'node:fs';
import type { Environment } from '../../config/env.ts';
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
 * The settings of a FHIR server. Access is FHIR_AUTHORIZATION, or SMART Backend Services where FHIR_TOKEN_URL is set.
 * @param environment - checked: what belongs together is there
 * @throws when the file of the private key cannot be read
 * @requirement I20
 */
export function readFhirSettings(environment: Environment): FhirSettings {
  const { FHIR_TOKEN_URL: tokenUrl, FHIR_AUTHORIZATION: fixed } = environment;
  return {
    baseUrl: environment.FHIR_BASE_URL ?? '',
    authorization: tokenUrl
      ? smartAuthorization({
          tokenUrl,
          clientId: environment.FHIR_CLIENT_ID,
          privateKey: readFileSync(environment.FHIR_PRIVATE_KEY_FILE, 'utf8'),
          algorithm: environment.FHIR_KEY_ALGORITHM,
          keyId: environment.FHIR_KEY_ID || undefined,
          scope: environment.FHIR_SCOPE || DEFAULT_SCOPE,
        })
      : async () => fixed,
    visitTypeSystem: environment.FHIR_VISIT_TYPE_SYSTEM || VISIT_TYPE_SYSTEM,
    departmentSystem: environment.FHIR_DEPARTMENT_SYSTEM || DEPARTMENT_SYSTEM,
  };
}
