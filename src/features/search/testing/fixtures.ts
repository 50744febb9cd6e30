import type { LocationHit, PhysicianHit, SearchModel, SearchResults } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import type { SearchPageData } from '../model/outcome';

/** A search for physicians with a filter of every kind. */
export const physicianModel: SearchModel = {
  id: '7d0c9a5e-0000-5000-8000-000000000001',
  type: 'physician',
  model: 'Physician',
  name: 'Doctors',
  title: 'Find a doctor',
  buttonText: 'Search',
  inputPlaceholder: 'Name, specialty or condition',
  pagePath: '/find-a-physician',
  phone: '888-555-0100',
  popular: [],
  filters: [
    {
      field: 'c_visible_specialties_sm',
      kind: 'dropdown',
      label: 'Specialty',
      initialValue: '',
      pediatricValues: [],
    },
    {
      field: 'c_next_available_tdt',
      kind: 'upcoming',
      label: 'Next available visit',
      initialValue: '',
      pediatricValues: [],
    },
    { field: 'c_gender_s', kind: 'radio', label: 'Gender', initialValue: '', pediatricValues: [] },
    {
      field: 'c_telehealth_b',
      kind: 'checkbox',
      label: 'Video visits',
      initialValue: '',
      pediatricValues: [],
    },
    {
      field: 'c_open_b',
      kind: 'checkbox|checked',
      label: 'Accepts new patients',
      initialValue: 'true',
      pediatricValues: [],
    },
    { field: 'c_last_name_s', kind: 'text', label: 'Last name', initialValue: '', pediatricValues: [] },
  ],
  sorts: [
    { value: 'score desc', label: 'Best match' },
    { value: 'c_last_name_s asc', label: 'Last name' },
  ],
};

export const physicianHit: PhysicianHit = {
  type: 'physician',
  npi: '1000000012',
  id: 'p1',
  title: 'Amara Okafor, MD',
  path: '/find-a-physician/physician/amara-okafor',
  image: '',
  miles: null,
  specialties: ['Cardiology', 'Heart Failure', 'Preventive Cardiology'],
  locations: ['Hyde Park', 'Evanston', 'South Loop', 'Hinsdale'],
  phone: '773-555-0101',
  rating: 4.8,
  ratingCount: 312,
  providerType: 'UCM',
  hasOnlineScheduling: true,
  acceptsNewPatients: true,
  hasTelehealth: false,
  seesChildren: false,
  nextVisit: '',
  nextVisitAt: '',
};

export const locationHit: LocationHit = {
  type: 'location',
  id: 'l1',
  title: 'Calder Hospital, Hyde Park',
  path: '/find-a-location/location/hyde-park',
  image: '',
  miles: null,
  position: { latitude: 41.79, longitude: -87.6 },
  addressLines: ['5800 South Drexel Avenue', 'Chicago, IL 60637'],
  directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=x',
  phone: '773-555-0150',
  placeTypes: ['Hospital'],
  services: ['Cardiology', 'Neurology', 'Oncology'],
  description: 'Our first hospital, on the south side of Chicago.',
  parking: 'Discounted parking',
  hours: { zone: 'America/Denver', week: [[[480, 1020]], [], [], [], [], [], []], special: [] },
  isClosed: false,
  isWalkIn: true,
};

export const results: SearchResults = {
  total: 25,
  hits: Array.from({ length: 12 }, (_, index) => ({
    ...physicianHit,
    id: `p${index}`,
    title: `${physicianHit.title} ${index + 1}`,
  })),
  facets: [
    {
      field: 'c_visible_specialties_sm',
      values: [
        { value: 'Cardiology', count: 20 },
        { value: 'Neurology', count: 5 },
      ],
    },
    {
      field: 'c_gender_s',
      values: [
        { value: 'Female', count: 13 },
        { value: 'Male', count: 12 },
      ],
    },
  ],
  suggestion: '',
  nextSteps: [],
  near: null,
  isAgeWidened: false,
  relaxed: null,
  promotions: [],
  related: [],
  answer: null,
  explained: null,
  counts: null,
  isByKind: false,
  read: null,
};

/** A page of results. */
export const pageData: SearchPageData = {
  source: '{0F8FAD5B-D9CB-469F-A165-70867728950E}',
  model: physicianModel,
  kinds: [
    {
      type: 'physician',
      name: 'Doctors',
      pagePath: '/find-a-physician',
      isCurrent: true,
      takesPlace: true,
      filterFields: [],
    },
  ],
  subsite: null,
  googleMap: null,
  redFlag: null,
  state: emptySearch,
  outcome: { ok: true, results },
};
