import { listColumns } from '@/ui/list-columns/list-columns';

test.each([
  ['no list', [], false],
  ['one of ten', [10], false],
  ['one of eleven', [11], true],
  ['two short ones', [1, 2], true],
  ['one, and an empty one beside it', [4, 0], false],
])('[B20] %s', (_, lengths, isTwo) => {
  expect(listColumns(lengths) !== undefined).toBe(isTwo);
});
