import { mendingOthers } from '#services/search/answer/fewer-words';

test('[B10] a spelling that writes a double name without its sign mends the other word', () => {
  const relaxed = { query: 'Calloway-Ito', without: ['Uliss'] };
  expect(mendingOthers('ulises calloway ito', relaxed)).toBe('ulises calloway ito');
  expect(mendingOthers('ulises calloway', relaxed)).toBe('');
  expect(mendingOthers('hiroshi obrien', { query: 'O’Brien', without: ['Hirohi'] })).toBe('hiroshi obrien');
});
