import { load } from '@/blocks/ComerProviderDetails/data';
import type { LoaderContext } from '@/cms/block';

// Nobody answers there: the fields of the page stand in.
process.env.GRAPH_QL_ENDPOINT = 'http://127.0.0.1:82/graphql';
process.env.SEARCH_HOST = 'http://127.0.0.1:82';

const contextOf = (fields: Readonly<Record<string, unknown>>) =>
  ({
    itemId: 'A1',
    language: 'en',
    pathname: '/comer/find-a-physician/physician/ida-moreno',
    route: { displayName: 'Ida Moreno, MD', fields },
    rendering: {
      uid: '1',
      componentName: 'ComerProviderDetails',
      dataSource: '',
      fields: { ratingMethod: { value: '{count} answered Pier Surveys since 2021.' } },
      params: {},
    },
    signal: AbortSignal.timeout(5000),
  }) as unknown as LoaderContext;

test('[D9] only a physician with the flag pediatricPhysician has a page there', async () => {
  expect(await load(contextOf({}))).toEqual({ ok: false, error: 'notFound' });
  expect(await load(contextOf({ pediatricPhysician: { value: true } }))).toMatchObject({
    ok: true,
    data: { name: 'Ida Moreno, MD' },
  });
});

test('[D14] how ratings are made is said on the page of the children’s hospital as well', async () => {
  const fields = {
    pediatricPhysician: { value: true },
    rating: { value: '4.2' },
    numberOfReviews: { value: '1,031' },
  };
  expect(await load(contextOf(fields))).toMatchObject({
    data: { ratingMethod: '1031 answered Pier Surveys since 2021.' },
  });
});
