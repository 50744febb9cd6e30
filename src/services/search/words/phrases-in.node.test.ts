import { phrasesIn } from '#services/search/words/phrases-in';

test('[B18] whole phrases of a text are found in the order of the list', () => {
  const find = phrasesIn([
    ['knee pain', 1],
    ['pain', 2],
    ['my knee', 3],
    ['knee pain in children', 4],
    ['ain', 5],
    ['knee painful', 6],
    ['pain', 7],
    ['', 8],
  ]);
  expect(find('my knee pain knee')).toEqual([1, 2, 3, 7]);
  expect(find('knee')).toEqual([]);
  expect(find('')).toEqual([]);
});

test('[B18] it finds what looking at every phrase finds', () => {
  const words = ['a', 'b', 'ab', 'ba'];
  const two = words.flatMap((one) => [one, ...words.map((other) => `${one} ${other}`)]);
  const find = phrasesIn(two.map((phrase) => [phrase, phrase]));
  for (const text of two.flatMap((one) => two.map((other) => `${one} ${other}`)))
    expect(find(text)).toEqual(two.filter((phrase) => ` ${text} `.includes(` ${phrase} `)));
});
