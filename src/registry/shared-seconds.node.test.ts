import type { SearchResults } from '@/contracts/search';
import type { PageProps } from '@/registry/page-props';
import { sharedSeconds } from '@/registry/shared-seconds';

const found = { near: null } as SearchResults;
const around = { place: '60637', isFound: true, isUnavailable: false, isSetAside: false, isFar: false };

type Case = {
  readonly query?: string;
  readonly cookie?: string;
  readonly results?: SearchResults;
  readonly isWhole?: boolean;
  readonly props?: Partial<PageProps>;
};

function secondsOf({ query = 'query=knee', cookie, results = found, isWhole = true, props }: Case): number {
  const data = {
    news: { ok: false, error: 'notFound' },
    search: { ok: true, data: { outcome: { ok: true, results } } },
  };
  const loaded = { kind: 'page', isWhole, props: { data, ...props } as PageProps } as const;
  return sharedSeconds(loaded, { query: new URLSearchParams(query), cookie });
}

test.each([
  'query=knee',
  'query=knee&page=2&sort=name&filter=c_gender_s:Female',
  'letter=A',
  'channel=x&channelName=X&page=3',
])('[O8] the answer to %s serves others for some seconds', (query) => {
  expect(secondsOf({ query })).toBe(5);
});

test.each<[string, Case]>([
  ['names a place', { query: 'query=knee&distance=60637&radius=5' }],
  ['shows one visitor’s location', { query: 'location=60637' }],
  ['is about to book', { query: 'booking=1' }],
  ['says whom a form is for', { query: 'query=knee&for=child' }],
  ['asks for a map', { query: 'query=knee&map=google' }],
  ['has a name that nobody knows', { query: 'query=knee&patient=1' }],
  ['was read as a place', { query: 'query=knee+near+60637', results: { ...found, near: around } }],
  ['comes with a cookie', { cookie: 'OptanonConsent=1' }],
  ['lacks something', { isWhole: false }],
  ['is a page on which visitors write about themselves', { props: { 'data-personal': true } }],
])('[N3] no answer is shared whose address %s', (_, one) => {
  expect(secondsOf(one)).toBe(0);
});
