/** A service and its credential. */
export type Service = {
  /** Address up to but not including a call's name. */
  readonly host: string;
  /** The exact `Authorization` header; '' for none. */
  readonly authorization: string;
};

export type NextVisitsFeed = {
  readonly search: Service;
  readonly scheduling: Service;
  readonly signal?: AbortSignal | undefined;
};

/** The site does not book visits sooner than this. */
const leadMinutes = 60;
const rows = 1000;
const batch = 500;
const timeoutMs = 60_000;

type PhysicianDocument = {
  readonly _uniqueid: string;
  readonly npi_t?: string | readonly string[];
  readonly c_next_available_tdt?: string;
  readonly c_next_available_at_s?: string;
};

/** `at`: the name of its place, `video` for one by video; undefined where nobody says. */
type NextVisit = { readonly start: string; readonly at: string | undefined };

/**
 * Writes each physician's next available visit to the search index, as `c_next_available_tdt`, and its place as
 * `c_next_available_at_s`. Both services are called
 * over HTTP, so the index may be the embedded one or a real Solr. A physician without a free visit has no value. When
 * the scheduling gateway does not answer, past visits are still removed from the index.
 * @param npis - only these providers; absent for all
 * @returns number of changed documents
 * @throws Error when the index or the scheduling gateway does not answer
 * @requirement B28
 */
export async function refreshNextVisits(feed: NextVisitsFeed, npis?: readonly string[]): Promise<number> {
  const [documents, visits] = await Promise.all([
    physicians(feed, npis),
    nextVisits(feed, npis).catch((error: unknown) => (error instanceof Error ? error : new Error('unknown'))),
  ]);
  const changes = documents.flatMap((document) => {
    const known = document.c_next_available_tdt;
    const next =
      visits instanceof Error ? stillAhead(document) : visits.get([document.npi_t].flat()[0] ?? '');
    return instantOf(known) === instantOf(next?.start) && document.c_next_available_at_s === next?.at
      ? []
      : [
          {
            _uniqueid: document._uniqueid,
            c_next_available_tdt: { set: next?.start ?? null },
            c_next_available_at_s: { set: next?.at ?? null },
          },
        ];
  });
  for (let from = 0; from < changes.length; from += batch) {
    const isLast = from + batch >= changes.length;
    await call(feed, feed.search, `update${isLast ? '?commit=true' : ''}`, changes.slice(from, from + batch));
  }
  if (visits instanceof Error) throw visits;
  return changes.length;
}

function instantOf(text: string | undefined): number {
  return text ? Date.parse(text) : 0;
}

function stillAhead(document: PhysicianDocument): NextVisit | undefined {
  const { c_next_available_tdt: start = '', c_next_available_at_s: at } = document;
  return instantOf(start) > Date.now() ? { start, at } : undefined;
}

async function nextVisits(
  feed: NextVisitsFeed,
  npis: readonly string[] = [],
): Promise<ReadonlyMap<string, NextVisit>> {
  const query = new URLSearchParams([
    ['LeadMinutes', String(leadMinutes)],
    ...npis.map((npi) => ['NPI', npi]),
  ]);
  const { Providers: providers } = (await call(
    feed,
    feed.scheduling,
    `next-available?${query.toString()}`,
  )) as {
    readonly Providers: readonly {
      readonly NPI: string;
      readonly NextAvailable: string | null;
      readonly Place?: string;
      readonly IsVideo?: boolean;
    }[];
  };
  return new Map(
    providers.flatMap(({ NPI: npi, NextAvailable: start, Place: place, IsVideo: isVideo }) => {
      // An empty value is none in the index.
      const at = isVideo === true ? 'video' : place || undefined;
      return start === null ? [] : [[npi, { start, at }] as const];
    }),
  );
}

/** The physicians in the index, in every language. */
async function physicians(
  feed: NextVisitsFeed,
  npis: readonly string[] = [],
): Promise<readonly PhysicianDocument[]> {
  const found: PhysicianDocument[] = [];
  for (;;) {
    const query = new URLSearchParams([
      ['q', '*:*'],
      ['fq', 'c_searchsections_sm:"Doctors"'],
      ...(npis.length > 0 ? [['fq', `npi_t:(${npis.map((npi) => `"${npi}"`).join(' OR ')})`]] : []),
      ['fl', '_uniqueid,npi_t,c_next_available_tdt,c_next_available_at_s'],
      ['sort', '_uniqueid asc'],
      ['start', String(found.length)],
      ['rows', String(rows)],
    ]);
    const { response } = (await call(feed, feed.search, `emselect?${query.toString()}`)) as {
      readonly response: { readonly docs: readonly PhysicianDocument[] };
    };
    found.push(...response.docs);
    if (response.docs.length < rows) return found;
  }
}

async function call(
  { signal }: NextVisitsFeed,
  { host, authorization }: Service,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`${host}/${path}`, {
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!answer.ok) throw new Error(`${host}/${path.replace(/\?.*/, '')} answered ${answer.status}`);
  return answer.json();
}
