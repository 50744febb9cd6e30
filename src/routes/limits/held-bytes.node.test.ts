import { HeldBytes } from '#routes/limits/held-bytes';

const block = 64 * 1024;
const bounds = { most: 10 * block, mostOfAddress: 4 * block };

test('[K10] any number of bodies that send nothing take nobody’s place', () => {
  const held = new HeldBytes(bounds);
  const ended: number[] = [];
  for (let number = 0; number < 500; number += 1) held.begin('a', () => ended.push(number)).add(10);
  const mine = held.begin('a', () => ended.push(-1));
  expect([mine.add(block), mine.add(block), mine.add(block)]).toEqual([true, true, true]);
  expect(ended).toEqual([]);
});

test('[K10] where one address holds too much, its body that stood still longest gives way', () => {
  const held = new HeldBytes(bounds);
  const ended: string[] = [];
  const begin = (address: string, name: string) => held.begin(address, () => ended.push(name));
  const stalled = begin('a', 'stalled');
  stalled.add(2 * block);
  const other = begin('b', 'other');
  other.add(3 * block);
  const fast = begin('a', 'fast');
  fast.add(block);
  expect(fast.add(block)).toBe(true);
  expect(ended).toEqual([]);
  expect(fast.add(block)).toBe(true);
  expect(ended).toEqual(['stalled']);
  expect(stalled.add(1)).toBe(false);
});

test('[K10] where all hold too much, the slowest of all gives way, and a body larger than its bound ends itself', () => {
  const held = new HeldBytes(bounds);
  const ended: string[] = [];
  const bodies = ['a', 'b', 'c', 'd'].map((name) => {
    const body = held.begin(name, () => ended.push(name));
    body.add(2 * block);
    return body;
  });
  bodies[0]?.add(block);
  bodies[0]?.add(1);
  expect(bodies[2]?.add(block + 1)).toBe(true);
  expect(ended).toEqual(['b']);
  expect(held.begin('e', () => ended.push('e')).add(5 * block)).toBe(false);
  expect(ended).toEqual(['b', 'e']);
});

test('[K10] a body that was read holds nothing', () => {
  const held = new HeldBytes(bounds);
  for (let number = 0; number < 50; number += 1) {
    const body = held.begin('a', () => undefined);
    expect(body.add(3 * block)).toBe(true);
    body.release();
  }
});
