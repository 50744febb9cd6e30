import { LastGood } from '@/lib/last-good';

test('[O8] the memory of last good answers keeps to its bounds: the least recently given go first', () => {
  const answers = new LastGood<string>(2);
  answers.keep('a', '1');
  answers.keep('b', '2');
  answers.keep('a', '3');
  answers.keep('c', '4');
  expect(['a', 'b', 'c'].map((key) => answers.get(key))).toEqual(['3', undefined, '4']);
});
