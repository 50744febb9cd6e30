import { z } from 'zod';
import { StoreBusyError } from '../../db/transaction.ts';
import type { FhirSettings } from './settings.ts';

const TIMEOUT_MS = 10_000;
const PAGE = 250;
const MAX_PAGES = 40;

const bundleSchema = z.object({
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }).optional() })).optional(),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).optional(),
});

type Resource = { readonly resourceType: string; readonly [field: string]: unknown };

/** A change in a transaction. `version`: refused when the resource has another one by now. */
export type FhirChange =
  | {
      readonly put: Resource & { readonly id: string };
      readonly version: string | undefined;
    }
  | {
      readonly post: Resource;
      /** A resource with this identifier stands in its place if there is one. */
      readonly unlessThereIs: { readonly system: string; readonly value: string };
      /** By which other changes of the transaction refer to it. */
      readonly fullUrl?: string;
    };

/**
 * The three things that are asked of a FHIR R4 server.
 * @throws StoreBusyError when it does not answer in time or not with sense; nobody knows then whether a change was made
 */
export type FhirClient = {
  /** All resources of a search, whatever pages they come in, of the schema's type. */
  readonly search: <T>(type: string, schema: z.ZodType<T>, parameters: readonly Parameter[]) => Promise<T[]>;
  /** Makes all changes or none. @returns false when one was refused because somebody else was faster */
  readonly change: (changes: readonly FhirChange[]) => Promise<boolean>;
};
type Parameter = readonly [name: string, value: string];

/**
 * A client of one FHIR R4 server. Each call may take ten seconds; a search reads at most 40 pages of 250.
 * @param settings - its address, with or without a slash at the end, and its credential
 * @returns calls that throw StoreBusyError when the server does not answer, refuses, or answers with another shape
 * @requirement I20
 */
export function createFhirClient(settings: FhirSettings): FhirClient {
  const base = settings.baseUrl.replace(/\/+$/, '');

  async function send(url: string, init: RequestInit): Promise<Response> {
    try {
      const authorization = await settings.authorization();
      return await fetch(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/fhir+json',
          // A search that is answered from a store of former answers would sell a time twice.
          'cache-control': 'no-cache',
          ...(authorization === '' ? {} : { authorization }),
          ...init.headers,
        },
      });
    } catch (error) {
      throw new StoreBusyError('the FHIR server does not answer', { cause: error });
    }
  }

  async function page(url: string, body?: URLSearchParams): Promise<z.infer<typeof bundleSchema>> {
    const response = await send(url, body === undefined ? {} : { method: 'POST', body });
    if (!response.ok) throw refused('a search', response.status);
    const bundle = bundleSchema.safeParse(await response.json().catch(() => undefined));
    if (!bundle.success) throw new StoreBusyError('the FHIR server answered a search with no Bundle');
    return bundle.data;
  }

  return {
    search: async (type, schema, parameters) => {
      const found = [];
      // As a form: what is searched for stays out of the server's access log.
      const form = new URLSearchParams([
        ...parameters.map(([name, value]) => [name, value]),
        ['_count', `${PAGE}`],
      ]);
      let bundle = await page(`${base}/${type}/_search`, form);
      for (let pages = 1; ; pages += 1) {
        for (const { resource } of bundle.entry ?? []) {
          const parsed = schema.safeParse(resource);
          if (parsed.success) found.push(parsed.data);
        }
        const next = bundle.link?.find(({ relation }) => relation === 'next')?.url;
        if (next === undefined || pages === MAX_PAGES) return found;
        // A server that names itself differently is still asked at its known address.
        bundle = await page(next.startsWith(base) ? next : base + new URL(next, base).search);
      }
    },
    change: async (changes) => {
      const response = await send(base, {
        method: 'POST',
        headers: { 'content-type': 'application/fhir+json' },
        body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry: changes.map(entryOf) }),
      });
      await response.body?.cancel();
      if (response.status === 409 || response.status === 412) return false;
      if (!response.ok) throw refused('a transaction', response.status);
      return true;
    },
  };
}

function refused(what: string, status: number): Error {
  const sentence = `the FHIR server refused ${what} with ${status}`;
  return status === 429 || status >= 500 ? new StoreBusyError(sentence) : new Error(sentence);
}

function entryOf(change: FhirChange): object {
  if ('put' in change) {
    const { put, version } = change;
    const url = `${put.resourceType}/${put.id}`;
    const ifMatch = version === undefined ? {} : { ifMatch: `W/"${version}"` };
    return { resource: put, request: { method: 'PUT', url, ...ifMatch } };
  }
  const { post, unlessThereIs, fullUrl } = change;
  return {
    ...(fullUrl === undefined ? {} : { fullUrl }),
    resource: post,
    request: {
      method: 'POST',
      url: post.resourceType,
      ifNoneExist: `identifier=${unlessThereIs.system}|${unlessThereIs.value}`,
    },
  };
}
