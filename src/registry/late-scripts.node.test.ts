import type { BlockDescriptor } from '@/cms/block';
import { lateScriptsFor } from './late-scripts';

const kept = { scripts: { forKept: ['a', 'b'] } } satisfies BlockDescriptor;

test.each<[string, readonly BlockDescriptor[], readonly string[] | undefined]>([
  ['that only reads waits', [{}], []],
  ['whose block cannot wait does not', [kept, { scripts: 'atOnce' }], undefined],
  [
    'whose visitors write about themselves does not, if its block says nothing',
    [{ isPersonal: true }],
    undefined,
  ],
  [
    'whose visitors write about themselves waits, if its block says for whom not',
    [{ ...kept, isPersonal: true }],
    ['a', 'b'],
  ],
])('[O8] [J1] a page %s', (_name, blocks, keys) => {
  expect(lateScriptsFor(blocks, undefined)?.kept).toEqual(keys);
});
