import { join } from 'node:path';
import type { ContentIndex } from '../content-index.ts';
import type { Problems } from '../problems.ts';
import { holdsFor, sitePathOf } from '../site-paths.ts';
import type { Snapshot } from '../snapshot.ts';

/** Looks for redirects that answer at the address of a page: nobody gets that page any more. @requirement A15 O6 */
export function checkShadows(content: Snapshot, index: ContentIndex, problems: Problems): void {
  const pages = [...index.byPath.values()].flatMap(({ path, hasLayout }) =>
    hasLayout ? (sitePathOf(path, index.homePath) ?? []) : [],
  );
  content.redirects.forEach(({ pattern, type }, number) => {
    const hidden = type === 'SERVER_TRANSFER' ? undefined : pages.find((path) => holdsFor(pattern, path));
    if (hidden !== undefined)
      problems.add(
        join(content.folder, 'redirects.yaml'),
        [number, 'pattern'],
        `nobody gets the page ${hidden} any more: this redirect answers at its address`,
      );
  });
}
