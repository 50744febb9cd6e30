import { drawFrom } from '../../../gateways/search/testing/draw.ts';
import { list } from './client.ts';
import type { FixtureDocument } from './fixture.ts';

/** A filter, and which documents pass it by a plain reading. */
type Tree = { readonly text: string; readonly passes: (document: FixtureDocument) => boolean };

const leaves = [
  ['c_gender_s', 'Male'],
  ['c_gender_s', 'Female'],
  ['c_visible_specialties_sm', 'Neurology'],
  ['c_city_s', 'Chicago'],
  ['c_accepting_new_patients_b', 'true'],
] as const;

/** Filters of values joined by AND, OR and NOT to some depth: the same ones each time. */
export function randomFilters(count: number): readonly Tree[] {
  const { below: random, one } = drawFrom(42);
  const leaf = (): Tree => {
    const [field, value] = one(leaves);
    return { text: `${field}:"${value}"`, passes: (document) => list(document, field).includes(value) };
  };
  const tree = (depth: number): Tree => {
    if (depth === 0 || random(3) === 0) return leaf();
    const [first, second] = [tree(depth - 1), tree(depth - 1)];
    const isAnd = random(2) === 0;
    const isWithout = isAnd && random(3) === 0;
    return {
      text: `(${first.text} ${isAnd ? 'AND' : 'OR'} ${isWithout ? 'NOT ' : ''}${second.text})`,
      passes: (document) => {
        const [one, two] = [first.passes(document), second.passes(document)];
        if (isWithout) return one && !two;
        return isAnd ? one && two : one || two;
      },
    };
  };
  return Array.from({ length: count }, () => tree(3));
}
