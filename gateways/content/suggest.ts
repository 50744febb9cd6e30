import { editDistance } from '../lib/edit-distance.ts';

const furthest = 3;

/**
 * What an author probably meant.
 * @param written - the misspelt name
 * @param known - the names that exist
 * @returns `; did you mean "Accordion"?`, or nothing where no name is near
 * @requirement O2
 */
export function didYouMean(written: string, known: Iterable<string>): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
  const limit = Math.min(furthest, Math.floor(written.length / 4));
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of known) {
    const distance = editDistance(plain(written), plain(name), limit);
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best === undefined ? '' : `; did you mean "${best.name}"?`;
}
