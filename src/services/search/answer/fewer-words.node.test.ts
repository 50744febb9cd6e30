import { allWords, mendingOthers } from '#services/search/answer/fewer-words';
import { searchWire } from '#services/search/wire';

test('[B10] a spelling that writes a double name without its sign mends the other word', () => {
  const relaxed = { query: 'Calloway-Ito', without: ['Uliss'] };
  expect(mendingOthers('ulises calloway ito', relaxed)).toBe('ulises calloway ito');
  expect(mendingOthers('ulises calloway', relaxed)).toBe('');
  expect(mendingOthers('hiroshi obrien', { query: 'O’Brien', without: ['Hirohi'] })).toBe('hiroshi obrien');
});

/** What is looked for, one call after the other, where only some queries find something. */
function lookedFor(query: string, language: string, finds: readonly string[]): readonly string[] {
  const limits = { type: 'physician', model: 'Physician', filters: [], facetFields: [], sort: '' } as const;
  const plan = allWords({ ...limits, query, language, start: 0, rows: 10 });
  const asked: string[] = [];
  let next = plan.next();
  while (!next.done) {
    if (next.value.kind !== 'call') throw new Error(next.value.kind);
    const words = next.value.parameters.get('q') ?? '';
    asked.push(words);
    next = plan.next(searchWire.parse({ response: { numFound: finds.includes(words) ? 9 : 0, docs: [] } }));
  }
  return asked;
}

test('[B10] [B18] a word of sentences that the service looks for hides nothing that has the other words', () => {
  expect(lookedFor('tengo gases', 'es-MX', ['gases'])).toEqual(['tengo gases', 'gases']);
  expect(lookedFor('كيف صداع', 'ar', ['صداع'])).toEqual(['كيف صداع', 'صداع']);
  expect(lookedFor('will acne', 'en', ['will acne'])).toEqual(['will acne']);
  expect(lookedFor('gases', 'es-MX', [])).toEqual(['gases']);
  expect(lookedFor('quiero', 'es-MX', [])).toEqual(['quiero']);
});
