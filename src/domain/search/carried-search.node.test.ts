import { carriedSearch } from './carried-search';
import { formatSearchUrl, parseSearchUrl } from './search-url';

const carried = (address: string, type: string, takesPlace: boolean) =>
  formatSearchUrl(
    carriedSearch(parseSearchUrl(new URLSearchParams(address)), {
      type,
      takesPlace,
      filterFields: ['shared'],
    }),
  );

test.each([
  ['query=asthma&page=3&sort=score+desc&filter=a:"b"&typereturn=true', 'condition', false, 'query=asthma'],
  ['query=asthma&distance=Evanston&radius=10', 'location', true, 'query=asthma&distance=Evanston&radius=10'],
  ['query=asthma&distance=Evanston&radius=10', 'condition', false, 'query=asthma'],
  ['query=asthma&filter=a:"b"&filter=shared:"c"', 'physician', true, 'query=asthma&filter=shared%3A%22c%22'],
  ['query=asthma&distance=60615', 'all', false, 'query=asthma+60615'],
  ['distance=60615', 'all', false, 'query=60615'],
  ['query=near+60615&asTyped=true&allSite=true', 'all', false, 'query=near+60615&allSite=true&asTyped=true'],
] as const)('[B1] [B31] what %s takes along to %s (place: %s)', (address, type, takesPlace, expected) => {
  expect(carried(address, type, takesPlace)).toBe(expected);
});
