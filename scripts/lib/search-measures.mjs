/**
 * How good a list of results is, by what people judged to be right.
 * `right` holds the ids that are right, with a grade above 0 for each.
 */

/** @param {readonly number[]} numbers */
export function mean(numbers) {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * The share of right results among the first ones.
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, number>} right
 * @param {number} first
 */
export function precision(ids, right, first) {
  return ids.slice(0, first).filter((id) => right.has(id)).length / first;
}

/**
 * The precision at each right result, averaged over all that are right, found or not.
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, number>} right
 */
export function averagePrecision(ids, right) {
  let found = 0;
  let sum = 0;
  for (const [at, id] of ids.entries()) {
    if (!right.has(id)) continue;
    found += 1;
    sum += found / (at + 1);
  }
  return right.size === 0 ? 0 : sum / right.size;
}

/**
 * Discounted gain of the first results by their grades, of the best that were possible.
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, number>} right
 * @param {number} first
 */
export function ndcg(ids, right, first) {
  const gain = (/** @type {readonly number[]} */ grades) =>
    grades.slice(0, first).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...right.values()].toSorted((one, other) => other - one));
  return best === 0 ? 0 : gain(ids.map((id) => right.get(id) ?? 0)) / best;
}

/**
 * How many of one engine's first results the other has at least as high as its own last of them: equal scores may swap.
 * @param {readonly Readonly<Record<string, unknown>>[]} own - documents with `_uniqueid` and `score`
 * @param {readonly Readonly<Record<string, unknown>>[]} theirs
 * @param {number} first
 */
export function overlap(own, theirs, first) {
  const top = theirs.slice(0, first);
  const least = Number(own[Math.min(first, own.length) - 1]?.score ?? 0);
  const high = new Set(
    own.filter(({ score }) => Number(score) >= least * 0.999).map(({ _uniqueid: id }) => id),
  );
  const shared = top.filter(({ _uniqueid: id }) => high.has(id)).length;
  return top.length === 0 ? Number(own.length === 0) : shared / top.length;
}
