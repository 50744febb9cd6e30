/** Whether this machine can run a real FHIR server. */
export function canRunFhir(): boolean;
/** Fetches HAPI FHIR's artifacts and compiles the launcher; the folder of both. */
export function prepareFhir(): string;
export type RunningFhir = { readonly baseUrl: string; readonly stop: () => Promise<void> };
/** Starts one empty FHIR R4 server on loopback, everything in memory. */
export function startFhir(options: { readonly port: number }): Promise<RunningFhir>;
