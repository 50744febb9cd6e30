import type { NearPlace, SearchKind } from '@/contracts/search';

/** Phrases that the search service replaces with others. */
export type SynonymRule = { readonly from: readonly string[]; readonly to: readonly string[] };

/** What a visitor's place adds to a search call. */
export type Nearness = {
  readonly shown: NearPlace;
  readonly parameters: readonly (readonly [string, string])[];
  /** Nothing lies within the radius, so the search service is not called. */
  readonly isEmpty: boolean;
  /** Kilometres from the place by location id; only for physician searches. */
  readonly kmById: ReadonlyMap<string, number>;
};

/** What a place limits, without what it puts first. @requirement B15 */
export function limitsOf({ parameters, ...near }: Nearness): Nearness {
  return { ...near, parameters: parameters.filter(([name]) => name !== 'bq') };
}

/** Counts what several searches find with as few calls as they allow. */
export type Counting = {
  /** @returns undefined where nobody knows */
  readonly countOf: (request: HitsRequest, signal: AbortSignal | undefined) => Promise<number | undefined>;
};

/** A request for one page of results. */
export type HitsRequest = {
  readonly type: SearchKind;
  /** The search service's name of the search model. */
  readonly model: string;
  /** What the visitor typed; '' finds everything. */
  readonly query: string;
  /** How many of the words are needed, in Solr's grammar; absent for all. */
  readonly minimumMatch?: string;
  /** Finished filter queries, from `filterQueries`. */
  readonly filters: readonly string[];
  /** Fields to count values of. */
  readonly facetFields: readonly string[];
  readonly sort: string;
  readonly start: number;
  readonly rows: number;
  readonly language: string;
  /** Undefined where the visitor named no place. */
  readonly near?: Nearness;
  /** Only what one of these searches finds, each of another type by its own words and limits. */
  readonly anyOf?: readonly HitsRequest[];
  /** So many results of each of these searches in turn, the best search first, instead of one list. */
  readonly ofEach?: number;
  /** Boost queries: what puts results that match alike in order. */
  readonly boosts?: readonly string[];
  /** Physicians by the nearest of their locations, whatever `sort` says; it orders those at one place. */
  readonly isNearestFirst?: boolean;
  /** Of these, who fits the words well before the others. */
  readonly isFitFirst?: boolean;
  /** They explain why a physician was found, and which words belong to one name. */
  readonly synonyms?: readonly SynonymRule[];
  /** Only the number of results is wanted, and counted together with that of other searches. */
  readonly counting?: Counting | undefined;
  /** Fields of the documents that are wanted; absent for all. */
  readonly fields?: readonly string[];
};
