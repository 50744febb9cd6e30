import type { SearchModel } from '@/contracts/search';
import { emptySearch } from '@/domain/search/search-url';
import { closedNow } from '#services/search/answer/closed-now';
import { searchWire } from '#services/search/wire';

const open = { field: 'c_open_now_b', value: 'true' };
const parking = { field: 'c_free_or_discount_parking_s', value: 'Free parking' };
const model: SearchModel = {
  id: '1',
  type: 'location',
  model: 'Location',
  name: '',
  title: '',
  buttonText: '',
  inputPlaceholder: '',
  pagePath: '',
  phone: '',
  popular: [],
  sorts: [],
  filters: [
    { field: open.field, kind: 'checkbox', label: 'Open now', initialValue: '', pediatricValues: [] },
    { field: parking.field, kind: 'dropdown', label: 'Parking', initialValue: '', pediatricValues: [] },
  ],
};

/** What stands in the way of a search, with a service that has a place for the words, which is closed. */
function inTheWay(query: string, filters: readonly (typeof open)[]) {
  const asked: URLSearchParams[] = [];
  const state = { ...emptySearch, query, filters };
  const plan = closedNow({ model, state, language: 'en' }, { near: undefined, synonyms: [] });
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
