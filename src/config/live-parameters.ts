/** `filter.NAME=value` of a form that is sent without scripts. */
export const filterPrefix = 'filter.';

/**
 * Query parameters that change what a page holds: an address with one of them is rendered for exactly that address;
 * every other address of a page is the same cached page.
 * @requirement B2 B26
 */
export const liveParameters: readonly string[] = [
  'query',
  'distance',
  'radius',
  'sort',
  'page',
  'filter',
  'fq',
  'allSite',
  'typereturn',
  'asTyped',
  'letter',
  'subfilter',
  'channel',
  'channelName',
  'location',
  'speciality',
  'doctor',
  'study',
  'for',
  'booking',
  'map',
];
