import type { SearchFilter, SearchModel } from '@/contracts/search';
import { parseSearchUrl } from '@/domain/search/search-url';
import { nearnessOf } from '#services/search/answer/near';

const filter = (field: string, kind: SearchFilter['kind'], initialValue = ''): SearchFilter => ({
  field,
  kind,
  label: field,
  initialValue,
  pediatricValues: [],
});
const near = filter('coordinate_rpt', 'distance');
const place = filter('c_provider_locations_sm', 'dropdown');

/** What a search does about its place before it asks anybody. */
function beginning(filters: readonly SearchFilter[], address: string): unknown {
  const model = { type: 'physician', filters } as unknown as SearchModel;
  const state = parseSearchUrl(new URLSearchParams(address));
  const { done, value } = nearnessOf({ model, state, language: 'en' }).next();
  return done ? value?.shown.isSetAside : 'looks the place up';
}

describe('a place beside the location filter', () => {
  const chosen = 'distance=60637&filter=c_provider_locations_sm:"Calder Evanston"';

  test('[B15] distance filtering applies only when the physician location filter is not in use', () => {
    expect(beginning([near, place], 'distance=60637')).toBe('looks the place up');
    expect(beginning([near, place], chosen)).toBe(true);
    expect(beginning([near, filter(place.field, 'dropdown', 'Calder Evanston')], 'distance=60637')).toBe(
      true,
    );
  });

  test('[B15] a location filter that the search does not offer, or that is at Any, is not in use', () => {
    expect(beginning([near], chosen)).toBe('looks the place up');
    const preset = filter(place.field, 'dropdown', 'Calder Evanston');
    const any = 'distance=60637&filter=c_provider_locations_sm:"Any"';
    expect(beginning([near, preset], any)).toBe('looks the place up');
  });
});
