import { offers, type Provider } from './calendar/provider.ts';
import { badRequest } from './http.ts';
import type { Scheduling } from './scheduling.ts';
import { visitTypes, type VisitType } from './visit-types.ts';

/** A provider by NPI. @throws RefusedError 400 when they cannot be booked online @requirement I16 */
export function requireProvider({ directory }: Scheduling, npi: string): Provider {
  const provider = directory().providers.get(npi);
  if (provider !== undefined) return provider;
  throw badRequest('The provider is not available for online scheduling.', 'NO-PROVIDER-FOUND');
}

/**
 * The provider and visit type of a request.
 * @throws RefusedError 400 when the provider cannot be booked online, or not for this visit type
 * @requirement I16
 */
export function requireVisit(
  scheduling: Scheduling,
  body: { readonly Provider_NPI: string; readonly Visit_Type: string },
): { readonly provider: Provider; readonly visitType: VisitType } {
  const provider = requireProvider(scheduling, body.Provider_NPI);
  const visitType = visitTypes.get(body.Visit_Type);
  if (visitType !== undefined && offers(provider, visitType)) return { provider, visitType };
  throw badRequest('The provider does not offer this kind of visit.', 'NO-VISIT-TYPE-FOUND');
}
