import { pageList } from '@/ui/pagination/page-list';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 'gap', 7]],
  [2, 9, [1, 2, 3, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
] as const)('[B9] page %d of %d offers %j', (current, count, expected) => {
  expect(pageList(current, count)).toEqual(expected);
});
