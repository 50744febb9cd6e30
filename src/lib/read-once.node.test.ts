import { readOnce } from './read-once';

test('[B18] an object is read once, and another that is like it for itself', () => {
  const read: object[] = [];
  const lengthOf = readOnce((list: readonly string[]) => {
    read.push(list);
    return list.length === 0 ? undefined : list.length;
  });
  const [none, two, likeIt] = [[], ['a', 'b'], ['a', 'b']];
  expect([none, two, none, two, likeIt].map(lengthOf)).toEqual([undefined, 2, undefined, 2, 2]);
  expect(read).toEqual([none, two, likeIt]);
});
