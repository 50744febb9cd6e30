import { promotionsFor, promotionsNear } from '#services/search/answer/promotions';

/** A list that counts how often it is read. */
function counted(entry: string) {
  const reads = jest.fn(() => entry);
  const list: readonly string[] = Object.defineProperty([''], 0, { get: reads });
  return { list, reads };
}

test('[O8] what authors and the search service call things is read once for all searches', () => {
  const [keywords, from, to] = [counted('Rodilla'), counted('knee'), counted('rodilla')];
  const authored = [
    { title: 'Knees', text: '', href: '/knees', keywords: keywords.list, related: ['knee pain', 'Knee'] },
  ];
  const synonyms = [{ from: from.list, to: to.list }];
  const find = (query: string) => promotionsFor(query, authored, synonyms);
  const shown = { promotions: [{ title: 'Knees', text: '', href: '/knees' }], related: ['knee pain'] };
  expect([find('KNEE'), find('knee')]).toEqual([shown, shown]);
  expect(find('kneeling')).toEqual({ promotions: [], related: [] });
  for (const { reads } of [keywords, from, to]) expect(reads).toHaveBeenCalledTimes(1);
});

test('[B10] [B29] a slip of the hand in words of which nothing has all still leads to an author’s page', () => {
  const authored = [
    { title: 'Visiting', text: '', href: '/visiting', keywords: ['visiting hours'], related: [] },
    { title: 'Parking', text: '', href: '/parking', keywords: ['parking', 'bill'], related: [] },
  ];
  const found = (query: string) => promotionsNear(query, authored).promotions.map(({ href }) => href);
  for (const query of ['vistiing hours', 'visting hours', 'the visitting hours please', 'visiting hours'])
    expect([query, ...found(query)]).toEqual([query, '/visiting']);
  expect(found('where is parknig')).toEqual(['/parking']);
  // Another word, a short one, a part of the phrase, two slips.
  for (const query of ['barking', 'bell', 'visiting', 'vistiign hours', ''])
    expect([query, ...found(query)]).toEqual([query]);
});
