import { z } from 'zod';
import { subsites } from '@/domain/subsites';
import type { TrialStatus } from '@/domain/trial-status';
import type { FilterValue, SearchState } from '@/domain/search/search-url';
import type { OpeningHours } from '@/lib/open-spans';

/**
 * What the search says to the browser.
 * @requirement B1
 */
export type SearchType = 'physician' | 'location' | 'condition' | 'article' | 'clinicalTrial';

/** In the order in which results of several types stand. */
export const searchTypes = [
  'physician',
  'location',
  'condition',
  'article',
  'clinicalTrial',
] as const satisfies readonly SearchType[];

/** A kind of search: for results of one type, or of all of them in one list. */
export type SearchKind = SearchType | 'all';

/** In the order of their tabs. */
export const searchKinds = ['all', ...searchTypes] as const satisfies readonly SearchKind[];

/**
 * What `GET /api/search` is asked beside the parameters of the search page.
 * @requirement B2
 */
export const searchRequestSchema = z.object({
  /** Id of the search block's datasource. */
  source: z.guid().or(z.string().regex(/^\{[\dA-Fa-f-]{36}\}$/)),
  type: z.enum(searchKinds),
  subsite: z.enum(subsites).optional(),
  view: z.literal('map').optional(),
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/),
});

/**
 * How a filter is offered.
 * @requirement B5
 */
export type FilterKind =
  | 'dropdown'
  | 'checkbox'
  | 'checkbox|checked'
  | 'text'
  | 'distance'
  | 'radio'
  /** An instant of the index, at most so many days from now. */
  | 'upcoming';

export const filterKinds = [
  'dropdown',
  'checkbox',
  'checkbox|checked',
  'text',
  'distance',
  'radio',
  'upcoming',
] as const satisfies readonly FilterKind[];

export type SearchFilter = {
  /** Field of the search index. */
  readonly field: string;
  readonly kind: FilterKind;
  readonly label: string;
  /** Chosen before the visitor chooses; '' for none. */
  readonly initialValue: string;
  /** Values that only children need: choosing one asks for doctors who see children. @requirement B11 */
  readonly pediatricValues: readonly string[];
  /** Name of an icon beside the label. @requirement B31 */
  readonly icon?: string;
  /** Of a distance: miles or `Any`; with one the radius is offered from the beginning. @requirement B31 */
  readonly subFilterInitialValue?: string;
  /** Parts of the site that offer it, `main` for the main site; all of them where it is absent. @requirement B31 */
  readonly subsites?: readonly string[];
};

export type SearchSort = {
  /** As the search service takes it: `score desc`. */
  readonly value: string;
  readonly label: string;
};

/** One kind of search, as authored. */
export type SearchModel = {
  /** Of the item that an author wrote. */
  readonly id: string;
  readonly type: SearchKind;
  /** The search service's own name for it. */
  readonly model: string;
  readonly name: string;
  readonly title: string;
  readonly buttonText: string;
  readonly inputPlaceholder: string;
  /** Site path of its page, without language. */
  readonly pagePath: string;
  readonly filters: readonly SearchFilter[];
  readonly sorts: readonly SearchSort[];
  /** Number to call when the search fails; '' if none is authored. */
  readonly phone: string;
  /** What people often search for, as authored. @requirement B29 */
  readonly popular: readonly string[];
};

type HitBasics = {
  readonly id: string;
  readonly title: string;
  /** Site path without language. */
  readonly path: string;
  readonly image: string;
  /** From the visitor's place, below ten in tenths; null where they named none. */
  readonly miles: number | null;
};

export type PhysicianHit = HitBasics & {
  readonly type: 'physician';
  /** By which the scheduling gateway knows them; '' where the index does not. */
  readonly npi: string;
  readonly specialties: readonly string[];
  readonly locations: readonly string[];
  readonly phone: string;
  /** Of 5. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly providerType: string;
  readonly hasOnlineScheduling: boolean;
  /** null where the index does not say. */
  readonly acceptsNewPatients: boolean | null;
  readonly hasTelehealth: boolean;
  readonly seesChildren: boolean;
  /** The instant of the soonest visit, `2026-11-24T15:00:00Z`; '' where none is known or it is over. */
  readonly nextVisit: string;
  /** Where it is: the name of its place, `video` for one by video; '' where the index does not say. */
  readonly nextVisitAt: string;
};

export type LocationHit = HitBasics & {
  readonly type: 'location';
  readonly addressLines: readonly string[];
  /** Where it stands on a map. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Where to ask for the way; '' where the address is not complete enough. */
  readonly directionsHref: string;
  readonly phone: string;
  /** What kind of place it is, such as a clinic; some are of several kinds. */
  readonly placeTypes: readonly string[];
  readonly services: readonly string[];
  readonly description: string;
  /** Free or discounted parking; '' for neither. */
  readonly parking: string;
  /** null where nobody said them in a way that a program can read. */
  readonly hours: OpeningHours | null;
  /** Closed for now, whatever its hours say. */
  readonly isClosed: boolean;
  /** People come without an appointment. */
  readonly isWalkIn: boolean;
};

type TrialAsks = { readonly visits: string; readonly duration: string; readonly costs: string };

export type OtherHit = HitBasics & {
  readonly type: 'condition' | 'article' | 'clinicalTrial';
  readonly description: string;
  /** The other name by which a condition was found; '' where its title says it. */
  readonly alsoCalled: string;
  /** `yyyy-MM-dd`, of articles; '' otherwise. */
  readonly localDate: string;
  /** Of trials: whether they take people, whom, and where. Of others: their specialties or topic. */
  readonly facts: readonly string[];
  /** Whether a trial takes people; null for others. */
  readonly trialStatus: TrialStatus | null;
  /** What a trial asks of those who take part: visits, how long, costs and pay, each '' where it does not say; null for others. */
  readonly asks: TrialAsks | null;
};

/** One result. */
export type Hit = PhysicianHit | LocationHit | OtherHit;

/**
 * What would find something after an empty result, with how much.
 * @requirement B30
 */
export type NextStep =
  | {
      readonly kind: 'withoutFilter';
      readonly filter: { readonly field: string; readonly value: string };
      readonly count: number;
    }
  | { readonly kind: 'withoutFilters'; readonly count: number }
  | { readonly kind: 'radius'; readonly radius: number | null; readonly count: number }
  | { readonly kind: 'wholeSite'; readonly path: string; readonly count: number };

export type FacetValue = { readonly value: string; readonly count: number };

/** The values that the results have in one field. */
export type Facet = { readonly field: string; readonly values: readonly FacetValue[] };

/** The place that a search looked around, or why it did not. */
export type NearPlace = {
  readonly place: string;
  readonly isFound: boolean;
  /** Nobody could be asked: that says nothing about the place. */
  readonly isUnavailable: boolean;
  /** The visitor chose a location, so the distance says nothing. @requirement B15 */
  readonly isSetAside: boolean;
  /** Nothing on this page of results is near it. */
  readonly isFar: boolean;
};

export type SearchResults = {
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly facets: readonly Facet[];
  /** "Did you mean"; '' for none. */
  readonly suggestion: string;
  /** After an empty result. */
  readonly nextSteps: readonly NextStep[];
  /** The place that was looked around; null where none was named. */
  readonly near: NearPlace | null;
  /** Nobody who sees the patient's age was found, so the age limits nothing. @requirement B11 */
  readonly isAgeWidened: boolean;
  /** Nothing has all words of the query, so fewer were looked for; null where nothing needs to be said. @requirement B10 */
  readonly relaxed: RelaxedWords | null;
  /** Why physicians were found by other words than their specialty's name; null where nothing needs to be said. */
  readonly explained: ExplainedMatch | null;
  /** Pages that authors suggest for the query, and searches that belong to it. @requirement B29 */
  readonly promotions: readonly Promotion[];
  /** Where nothing was found: pages for whoever needs somebody today, which no word asks for. @requirement B30 */
  readonly forToday?: readonly Promotion[];
  readonly related: readonly string[];
  /** What the query means, where it is the name of a condition. @requirement B29 */
  readonly answer: { readonly title: string; readonly path: string; readonly text: string } | null;
  /** How much each kind of search finds for the query, this one among them; null where it is not known. @requirement B1 */
  readonly counts: Readonly<Partial<Record<SearchKind, number>>> | null;
  /** The hits are the first of each kind, the best kind first, and have no further pages. @requirement B1 */
  readonly isByKind: boolean;
  /** Keys (`textKey`) of texts that nobody has translated; absent in the first rendering, whose page has them. */
  readonly untranslated?: readonly string[];
  /** What was read from plain words; null where they were searched for as typed. @requirement B28 */
  readonly read: ReadWords | null;
  /**
   * The spelling that the results are for, '' where all of it became filters: nothing has the words as they were typed.
   * @requirement B10
   */
  readonly corrected?: string;
  /** The filter of what is open, where something has all words of the query and is only closed now. @requirement B10 E7 */
  readonly closed?: FilterValue;
  /** Of the list over all types: what the words say of hours and a place. @requirement B1 B28 */
  readonly said?: readonly SaidFilter[];
};

/** Something that words say besides what is looked for, and the words without it. */
export type SaidFilter = {
  /** '' for the place. */
  readonly label: string;
  readonly query: string;
};

/** The words that results have instead of all that were typed. */
export type RelaxedWords = {
  /** What was looked for. */
  readonly query: string;
  /** The words that were left out, as typed; empty where some of the words were enough. */
  readonly without: readonly string[];
};

/** A lay term of a query, and the specialties that it belongs to. */
export type ExplainedMatch = { readonly term: string; readonly names: readonly string[] };

/** A page that an author suggests for some words. `href` is a site path or an address. @requirement B29 */
export type Promotion = { readonly title: string; readonly text: string; readonly href: string };

/** A query whose words became filters and a place. */
export type ReadWords = {
  /** The search as it was typed. */
  readonly typed: SearchState;
  /** The search that its words stand for. */
  readonly state: SearchState;
};

/** Why a search has no answer. */
export type SearchError = 'searchUnavailable' | 'searchUnknown' | 'tooManyRequests';

/** The answer of `GET /api/search`. */
export type SearchAnswer =
  | { readonly ok: true; readonly results: SearchResults }
  | { readonly ok: false; readonly error: SearchError };
