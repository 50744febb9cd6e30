import { isLive } from './live-query';

test('[B2] an address with a filter, also of a form that is sent without scripts, has a page of its own', () => {
  expect(isLive('filter=c_gender_s%3A%22Men%22')).toBe(true);
  expect(isLive('filter.c_gender_s=Men')).toBe(true);
  // The name alone heads a collection.
  expect(isLive('channelName=Winter')).toBe(true);
  expect(isLive('filtered=1&utm_source=mail')).toBe(false);
});
