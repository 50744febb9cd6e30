import { emptySearch } from '@/domain/search/search-url';
import { closedNow } from '#services/search/answer/closed-now';
import { filterQueries } from '#services/search/fields';
import { searchWire } from '#services/search/wire';

const open = { field: 'c_open_now_b', value: 'true' };
const parking = { field: 'c_free_or_discount_parking_s', value: 'Free parking' };
const offered = [
  { field: open.field, kind: 'checkbox' as const },
  { field: parking.field, kind: 'dropdown' as const },
];

/** What stands in the way of a search, with a service that has a place for the words, which is closed. */
function inTheWay(query: string, filters: readonly (typeof open)[]) {
  const asked: URLSearchParams[] = [];
  const request = {
    type: 'location',
    model: 'Location',
    query,
    filters: filterQueries(filters, offered, Date.parse('2026-11-29T08:00:00Z')),
    facetFields: ['c_location_types_sm'],
    sort: '',
    start: 0,
    rows: 12,
    language: 'en',
  } as const;
  const plan = closedNow(request, { ...emptySearch, filters });
  let step = plan.next();
  while (!step.done) {
    const inner = step.value.kind === 'attempt' ? step.value.plan : undefined;
    let call = inner?.next();
    while (call && !call.done) {
      if (call.value.kind !== 'call') throw new Error(call.value.kind);
      const { parameters } = call.value;
      asked.push(parameters);
      const isFound = parameters.get('q') === 'urgent care' && !/c_open_times_sm/.test(`${parameters}`);
      call = inner?.next(searchWire.parse({ response: { numFound: isFound ? 1 : 0, docs: [] } }));
    }
    step = plan.next(call?.value);
  }
  return { asked, filter: step.value };
}

test('[B10] [E7] a place that has all words and is closed now is told of; other limits stay', () => {
  const { asked, filter } = inTheWay('urgent care', [parking, open]);
  expect(filter).toEqual(open);
  expect(asked.map((call) => [call.getAll('fq')[0], call.get('rows')])).toEqual([
    ['{!tag=c_free_or_discount_parking_s}c_free_or_discount_parking_s:"Free parking"', '0'],
  ]);
});

test('[B10] [E7] it is not told of what is not there, and nobody is asked where hours limit nothing', () => {
  expect(inTheWay('urgent dentist', [open]).filter).toBeUndefined();
  expect(inTheWay('urgent care', [parking])).toEqual({ asked: [], filter: undefined });
});
