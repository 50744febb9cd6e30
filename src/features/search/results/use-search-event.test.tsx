import { render } from '@testing-library/react';
import { startCollecting } from '@/analytics/collect';
import { forgetCounted } from '@/analytics/data-layer';
import { emptySearch } from '@/domain/search/search-url';
import { results } from '../testing/fixtures';
import { view } from '../testing/search-world';

/** What a tag manager reads of a search, besides the view of its page. */
function counted(total: number, agreement?: { readonly hasAgreement: true }): readonly unknown[] | undefined {
  const analytics = { consentCookie: 'agreed', ...agreement };
  Object.defineProperty(document, 'cookie', { value: 'agreed=analytics', configurable: true });
  const filters = [
    { field: 'c_gender_s', value: 'Female' },
    { field: 'c_city_s', value: 'Oak Park' },
  ];
  const state = { ...emptySearch, query: 'canary gout', distance: 'canary town', filters };
  const outcome = {
    ok: true,
    results: { ...results, total, hits: total === 0 ? [] : results.hits },
  } as const;
  const { unmount } = render(view({ state, outcome }, { analytics }));
  const stop = startCollecting({ analytics, pathname: '/find-a-physician' });
  stop();
  unmount();
  return window.analyticsQueue?.slice(1);
}
beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));
afterEach(forgetCounted);

test('[N1] [B23] a search tells how many results it has', () => {
  expect(counted(25)).toEqual([{ eventName: 'search', event: 'search', searchNumberResults: '25' }]);
});

test('[N1] [B23] one that finds nothing failed, also where the service was not asked', () => {
  expect(counted(0)).toEqual([{ eventName: 'search fail', event: 'search fail', searchNumberResults: '0' }]);
});

test('[N1] [N3] under an agreement its filters too; its words and its place never', () => {
  expect(counted(25, { hasAgreement: true })).toEqual([
    {
      eventName: 'search',
      event: 'search',
      searchCategory: 'physician',
      searchFilters: 'c_gender_s:Female|c_city_s:Oak Park',
      searchFilter: 'c_city_s:Oak Park',
      searchNumberResults: '25',
    },
  ]);
});
