/**
 * The partner hospital: a place and its physicians that belong to another institution. All of it is public.
 * @requirement B17 D4
 * @decision Q25
 */
export const partner = {
  /** Provider type, as the search index names it, whose physicians are booked elsewhere: their cards lead to the profile. */
  providerTypes: ['Lakeshore Partner'] as readonly string[],
  /** Locations whose path starts with it are shown under one name and number; '' for none. Lower case. */
  locationPath: '/find-a-location/location/lakeshore',
  locationTitle: '',
  locationPhone: '',
};
