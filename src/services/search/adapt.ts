import type {
  Facet,
  Hit,
  LocationHit,
  OtherHit,
  PhysicianHit,
  SearchResults,
  SearchKind,
  SearchType,
} from '@/contracts/search';
import { sectionTypes } from '@/config/search';
import { milesOf } from '@/domain/search/miles';
import { addressLines, directionsHref } from '@/domain/address';
import { trialStatusOf } from '@/domain/trial-status';
import { dateZone } from '@/domain/date-zone';
import { scheduling } from '@/config/scheduling';
import { readOpeningHours } from '@/domain/opening-hours';
import { addDays, localDateAt } from '@/lib/chicago-time';
import { ownMediaAddress } from '#cms/media-address';
import { noteForeignPage, noteUntranslated } from '#cms/untranslated';
import { beforeLists, shortText, withoutLaterLists } from '#services/search/card-text';
import { idField, placeFilter } from '#services/search/fields';
import type { Nearness, SynonymRule } from '#services/search/hits-request';
import { alsoCalled, explainMatch } from '#services/search/words/explain';
import { withRightWords } from '#services/search/words/right-words';
import {
  facetValues,
  isTrue,
  numberOf,
  suggestionOf,
  textOf,
  textsOf,
  type SearchWire,
  type WireDocument,
} from '#services/search/wire';

type Adapting = {
  readonly type: SearchKind;
  readonly facetFields: readonly string[];
  /** The place that was looked around. */
  readonly near?: Pick<Nearness, 'shown' | 'kmById'>;
  /** What was searched for; '' for everything. */
  readonly query: string;
  /** The service's synonyms, to explain matches with. */
  readonly synonyms?: readonly SynonymRule[];
};

/**
 * Turns the search service's answer into results of one type. Documents without a title or an address are left out:
 * nobody could follow them.
 * @param facetFields - fields whose values are wanted
 * @requirement B18 B24
 */
export function adaptResults(wire: SearchWire, asked: Adapting): SearchResults {
  const { type, facetFields, near, query, synonyms = [] } = asked;
  const hits = wire.response.docs
    .map((document) => {
      const own = type === 'all' ? documentType(document) : type;
      const hit = own && adaptHit(document, own, near?.kmById);
      return hit?.type === 'condition' ? { ...hit, alsoCalled: otherName(document, query) } : hit;
    })
    .filter((hit) => hit !== undefined);
  const isFar = hits.length > 0 && hits.every(({ miles }) => miles !== null && miles > farMiles);
  return {
    total: wire.response.numFound,
    hits,
    facets: facetFields.map((field) => adaptFacet(field, wire.facet_counts.facet_fields[field])),
    suggestion: withRightWords(query, suggestionOf(wire.spellcheck)),
    nextSteps: [],
    near: near ? { ...near.shown, isFar } : null,
    isAgeWidened: false,
    relaxed: null,
    promotions: [],
    related: [],
    answer: null,
    counts: null,
    isByKind: false,
    explained: type === 'physician' && query ? explainMatch(wire.response.docs, { query, synonyms }) : null,
    read: null,
  };
}

/** Nobody calls a place near that is farther away. @requirement B14 */
const farMiles = 200;

function adaptFacet(field: string, wire: unknown): Facet {
  return { field, values: facetValues(wire) };
}

/** The type of result that a document is, by its section of the index; undefined for none that we know. @requirement B18 */
export function documentType(document: WireDocument): SearchType | undefined {
  const known: Readonly<Record<string, SearchType>> = sectionTypes;
  return textsOf(document.c_searchsections_sm)
    .map((section) => known[section])
    .find((type) => type !== undefined);
}

/** One document as a result; undefined without title or path. @requirement B18 */
export function adaptHit(
  document: WireDocument,
  type: SearchType,
  kmById: ReadonlyMap<string, number> = new Map(),
): Hit | undefined {
  const title = textOf(document.resulttitle_t);
  const path = sitePath(textOf(document.resulturl_s));
  if (title === '' || path === undefined) return undefined;
  noteUntranslated(textsOf(document.c_untranslated_values_sm));
  const basics = {
    id: textOf(document.resultitemid_s) || textOf(document._uniqueid) || path,
    title,
    path,
    image: imagePath(textOf(document.resultimage_s)),
    miles: milesTo(document, kmById),
  };
  if (type === 'physician') return physicianHit(basics, document, kmById);
  const hit = type === 'location' ? locationHit(basics, document) : otherHit({ ...basics, type }, document);
  const untranslated = textsOf(document.c_untranslated_sm);
  if (untranslated.includes('resulttitle_t')) noteUntranslated(title);
  if (untranslated.includes('resultbody_t')) {
    noteUntranslated(hit.description);
    noteForeignPage(path, textOf(document._language));
  }
  return hit;
}

/** A name of a condition that nobody has translated is marked as its title is. @requirement A8 B19 */
function otherName(document: WireDocument, query: string): string {
  const name = alsoCalled(document, query);
  if (textsOf(document.c_untranslated_sm).includes('c_specialty_synonyms_t')) noteUntranslated(name);
  return name;
}

/** Miles to a place: to the nearest of a physician's locations, else as the service says it in kilometres. */
function milesTo(document: WireDocument, kmById: ReadonlyMap<string, number>): number | null {
  const nearest = kmToNearest(document, kmById);
  // The service measures to a physician's first location, in a list with other types too.
  const km = Number.isFinite(nearest) ? nearest : (numberOf(document._dist_) ?? Infinity);
  return Number.isFinite(km) ? milesOf(km) : null;
}

/** Kilometres to the nearest of a physician's locations; Infinity where none is known. @requirement B15 */
export function kmToNearest(document: WireDocument, kmById: ReadonlyMap<string, number>): number {
  return Math.min(...textsOf(document[idField]).map((id) => kmById.get(id) ?? Infinity));
}

/** A physician's locations; near a place those that made them near come first. @requirement B17 */
function placesOf(document: WireDocument, kmById: ReadonlyMap<string, number>): readonly string[] {
  const names = textsOf(document[placeFilter]);
  const ids = textsOf(document[idField]);
  if (kmById.size === 0 || names.length !== ids.length) return unique(names);
  const order = names.map((name, index) => ({ name, km: kmById.get(ids[index] ?? '') ?? Number.MAX_VALUE }));
  return unique(order.toSorted((one, other) => one.km - other.km).map(({ name }) => name));
}

type Basics = Pick<Hit, 'id' | 'title' | 'path' | 'image' | 'miles'>;

function physicianHit(
  basics: Basics,
  document: WireDocument,
  kmById: ReadonlyMap<string, number>,
): PhysicianHit {
  const visible = textsOf(document.c_visible_specialties_sm);
  const rating = numberOf(document.overallrating_tf);
  return {
    ...basics,
    type: 'physician',
    npi: textOf(document.npi_t),
    specialties: unique(visible.length > 0 ? visible : textsOf(document.c_specialties_sm)),
    locations: placesOf(document, kmById),
    phone: textOf(document.phone_number_t),
    rating: rating !== null && rating > 0 && rating <= 5 ? rating : null,
    ratingCount: Math.max(0, Math.floor(numberOf(document.totalratingcount_tf) ?? 0)),
    providerType: textOf(document.c_provider_type_s),
    hasOnlineScheduling: isTrue(document.c_provider_has_online_scheduling_b),
    acceptsNewPatients:
      document.c_accepting_new_patients_b === undefined ? null : isTrue(document.c_accepting_new_patients_b),
    hasTelehealth: isTrue(document.c_telehealth_b),
    seesChildren: textsOf(document.c_patient_ages_sm).includes('Pediatric'),
    nextVisit: visitAhead(textOf(document.c_next_available_tdt)),
    nextVisitAt: textOf(document.c_next_available_at_s),
  };
}

function visitAhead(instant: string): string {
  return Date.parse(instant) > Date.now() ? instant : '';
}

function locationHit(basics: Basics, document: WireDocument): LocationHit {
  const postal = {
    street: textOf(document.address_1_t),
    street2: textOf(document.address_2_t),
    city: textOf(document.c_city_s),
    state: textOf(document.state_t),
    zip: textOf(document.zip_code_t),
  };
  return {
    ...basics,
    type: 'location',
    addressLines: addressLines(postal),
    position: positionOf(textOf(document.coordinate_rpt)),
    directionsHref: directionsHref(postal) ?? '',
    phone: textOf(document.phone_number_t),
    placeTypes: unique(textsOf(document.c_location_types_sm)),
    services: unique(textsOf(document.c_location_specialty_sm)),
    description: shortText(textOf(document.resultbody_t)),
    parking: textOf(document.c_free_or_discount_parking_s),
    hours: hoursOf(document),
    isClosed: textOf(document.c_facility_status_s) === 'closed',
    isWalkIn: isTrue(document.c_walk_in_b),
  };
}

/** Without the days unlike others that are too far off to be told of. @requirement E7 */
function hoursOf(document: WireDocument): LocationHit['hours'] {
  const hours = readOpeningHours({
    week: textOf(document.opening_hours_s),
    special: textOf(document.special_hours_s),
    zone: textOf(document.time_zone_s) || scheduling.zone,
  });
  if (!hours) return null;
  const today = localDateAt(Date.now(), hours.zone);
  const [first, last] = [addDays(today, -1), addDays(today, 15)];
  return { ...hours, special: hours.special.filter(({ date }) => date >= first && date <= last) };
}

/** Reads `lat,long`. */
function positionOf(text: string): LocationHit['position'] {
  const [latitude, longitude] = text.split(',').map(Number);
  if (latitude === undefined || longitude === undefined || text === '') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function otherHit(basics: Basics & Pick<OtherHit, 'type'>, document: WireDocument): OtherHit {
  const text = shortText(textOf(document.resultbody_t));
  const isTrial = basics.type === 'clinicalTrial';
  return {
    ...basics,
    description: isTrial ? beforeLists(text) : basics.type === 'condition' ? withoutLaterLists(text) : text,
    alsoCalled: '',
    localDate: dayOf(textOf(document.article_date_tdt)),
    facts: factsOf(basics.type, document),
    trialStatus: isTrial ? trialStatusOf(textOf(document.c_status_accrual_s)) : null,
    asks: isTrial ? asksOf(document) : null,
  };
}

/** Of a trial whether it takes people, whom, and where; else what the page is about: two specialties, or a story's topic. */
function factsOf(type: OtherHit['type'], document: WireDocument): readonly string[] {
  if (type === 'condition') return textsOf(document.c_visible_specialties_sm).slice(0, 2);
  if (type === 'article') return textsOf(document.c_channel_names_sm).slice(0, 1);
  const facts = [document.c_status_accrual_s, document.c_age_group_s, document.c_study_place_s];
  return facts.map((fact) => textOf(fact)).filter((fact) => fact !== '');
}

function asksOf(document: WireDocument): NonNullable<OtherHit['asks']> {
  return {
    visits: textOf(document.c_study_visits_s),
    duration: textOf(document.c_study_duration_s),
    costs: textOf(document.c_study_costs_s),
  };
}

/** The day that a story says of itself; '' for none. */
function dayOf(date: string): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? '' : localDateAt(at, dateZone(at));
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** The path of a result's address on this site; an address of another host keeps only its path. */
function sitePath(address: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Pictures come from this site only, those of the media libraries among them. */
function imagePath(address: string): string {
  return ownMediaAddress(address) ?? sitePath(address) ?? '';
}
