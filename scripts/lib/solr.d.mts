/** Whether this machine can run a real Solr. */
export function canRunSolr(): boolean;
/** Fetches Solr's artifacts and compiles the launcher; the folder of both. */
export function prepareSolr(): string;
export type RunningSolr = { readonly address: string; readonly stop: () => Promise<void> };
export function startSolr(options: {
  readonly port: number;
  readonly home: string;
  readonly properties?: Readonly<Record<string, string>>;
}): Promise<RunningSolr>;
export function waitForIndex(host: string): Promise<void>;
export function uploadConfigset(address: string, name: string, conf: string): Promise<void>;
