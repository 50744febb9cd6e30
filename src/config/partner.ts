/**
 * The partner hospital: a place and its physicians that belong to another institution. All of it is public.
 * @requirement B17 D4
 * @decision Q25
 */
export const partner = {
  /** Provider types, as the search index names them, whose physicians are booked elsewhere: cards lead to the profile. */
  providerTypes: ['Ingalls'] as readonly string[],
  /** Locations whose path starts with it are shown on profiles as follows; '' for none. Lower case. */
  locationPath: '/find-a-location/location/harvey',
  locationTitle: 'Calder Hospital, Harvey',
  locationPhone: '773-555-0165',
  /** Where its card leads; '' for its own page. */
  locationHref: '/find-a-location/location/harvey',
};
