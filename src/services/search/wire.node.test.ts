import { resultsWire } from '#services/search/wire';

const group = (maxScore: number | undefined, ...ids: readonly string[]) => ({
  matches: 9,
  doclist: { numFound: ids.length, start: 0, maxScore, docs: ids.map((_uniqueid) => ({ _uniqueid })) },
});
const idsOf = (answer: object) =>
  resultsWire.parse(answer).response.docs.map((document) => document._uniqueid);

test('[B1] [B18] groups become one list, the one with the best result first, and ties in their order', () => {
  const grouped = { a: group(1, 'a1', 'a2'), b: group(3, 'b1'), c: group(undefined), d: group(1, 'd1') };
  expect(idsOf({ grouped })).toEqual(['b1', 'a1', 'a2', 'd1']);
  expect(resultsWire.parse({ grouped }).response.numFound).toBe(9);
  expect(resultsWire.parse({ grouped: {} }).response.numFound).toBe(0);
});

test('[B18] a service that knows no groups answers with one list, and nonsense is no answer', () => {
  expect(idsOf({ response: { numFound: 1, docs: [{ _uniqueid: 'x' }] } })).toEqual(['x']);
  for (const answer of [{ grouped: 3 }, { grouped: { a: { matches: 'x' } } }, null, 'x'])
    expect(resultsWire.safeParse(answer).success).toBe(false);
});
