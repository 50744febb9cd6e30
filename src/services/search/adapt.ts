import type {
  Facet,
  Hit,
  LocationHit,
  OtherHit,
  PhysicianHit,
  SearchResults,
  SearchType,
} from '@/contracts/search';
import { milesOf } from '@/domain/search/miles';
import { addressLines, directionsHref } from '@/domain/address';
import type { Nearness, SynonymRule } from '#services/search/hits-request';
import { alsoCalled, explainMatch } from '#services/search/words/explain';
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
  readonly type: SearchType;
  readonly facetFields: readonly string[];
  /** The place that was looked around. */
  readonly near?: Pick<Nearness, 'shown' | 'milesById'>;
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
  return {
    total: wire.response.numFound,
    hits: wire.response.docs
      .map((document) => {
        const hit = adaptHit(document, type, near?.milesById);
        return hit?.type === 'condition' ? { ...hit, alsoCalled: alsoCalled(document, query) } : hit;
      })
      .filter((hit) => hit !== undefined),
    facets: facetFields.map((field) => adaptFacet(field, wire.facet_counts.facet_fields[field])),
    suggestion: suggestionOf(wire.spellcheck),
    nextSteps: [],
    near: near?.shown ?? null,
    isAgeWidened: false,
    relaxed: null,
    promotions: [],
    related: [],
    answer: null,
    explained: type === 'physician' && query ? explainMatch(wire.response.docs, { query, synonyms }) : null,
    read: null,
  };
}

function adaptFacet(field: string, wire: unknown): Facet {
  return { field, values: facetValues(wire) };
}

/** One document as a result; undefined without title or path. */
export function adaptHit(
  document: WireDocument,
  type: SearchType,
  milesById: ReadonlyMap<string, number> = new Map(),
): Hit | undefined {
  const title = textOf(document.resulttitle_t);
  const path = sitePath(textOf(document.resulturl_s));
  if (title === '' || path === undefined) return undefined;
  const basics = {
    id: textOf(document.resultitemid_s) || textOf(document._uniqueid) || path,
    title,
    path,
    image: imagePath(textOf(document.resultimage_s)),
    miles: milesTo(document, milesById),
  };
  if (type === 'physician') return physicianHit(basics, document);
  if (type === 'location') return locationHit(basics, document);
  return otherHit({ ...basics, type }, document);
}

/** Miles to a place: as the service says it in kilometres, or to the nearest of a physician's locations. */
function milesTo(document: WireDocument, milesById: ReadonlyMap<string, number>): number | null {
  const km = numberOf(document._dist_);
  if (km !== null) return milesOf(km);
  const known = textsOf(document.c_provider_locations_ids_sm).flatMap((id) => milesById.get(id) ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

type Basics = Pick<Hit, 'id' | 'title' | 'path' | 'image' | 'miles'>;

function physicianHit(basics: Basics, document: WireDocument): PhysicianHit {
  const visible = textsOf(document.c_visible_specialties_sm);
  const rating = numberOf(document.overallrating_tf);
  return {
    ...basics,
    type: 'physician',
    npi: textOf(document.npi_t),
    specialties: unique(visible.length > 0 ? visible : textsOf(document.c_specialties_sm)),
    locations: unique(textsOf(document.c_provider_locations_sm)),
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
    services: unique(textsOf(document.c_location_specialty_sm)),
    description: plainText(textOf(document.resultbody_t)),
    parking: textOf(document.c_free_or_discount_parking_s),
  };
}

/** Reads `lat,long`. */
function positionOf(text: string): LocationHit['position'] {
  const [latitude, longitude] = text.split(',').map(Number);
  if (latitude === undefined || longitude === undefined || text === '') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

function otherHit(basics: Basics & Pick<OtherHit, 'type'>, document: WireDocument): OtherHit {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textOf(document.article_date_tdt))?.[0] ?? '';
  const description = plainText(textOf(document.resultbody_t));
  const facts = basics.type === 'clinicalTrial' ? [document.c_status_accrual_s, document.c_age_group_s] : [];
  return {
    ...basics,
    description,
    alsoCalled: '',
    localDate: date,
    facts: facts.map((fact) => textOf(fact)).filter((fact) => fact !== ''),
  };
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

/** Pictures come from this site only. */
function imagePath(address: string): string {
  return sitePath(address) ?? '';
}

/** The beginning of a body as plain text: three lines of a card need no more than 700 characters. */
function plainText(markup: string): string {
  const text = markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= 700 ? text : `${text.slice(0, 700).replace(/\s+\S*$/, '')}…`;
}
