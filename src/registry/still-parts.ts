import type { BlockDescriptor, LoaderResult } from '@/cms/block';
import type { HeadData } from '@/cms/head';
import { componentsIn, type Placeholders, type RouteData } from '@/cms/layout-data';
import { drawOnce } from '#cms/still-markup';

type Results = Readonly<Record<string, LoaderResult<unknown>>>;

/** What a page has whatever its address asks for, ready to be sent. */
export type StillParts = {
  readonly descriptors: ReadonlyMap<string, BlockDescriptor>;
  readonly alternates: HeadData['alternates'];
  readonly placeholders: Placeholders;
  readonly phrases: Readonly<Record<string, string>>;
  /** What the loaders of its still blocks said, by uid. */
  readonly results: Results;
  /** The same as it is sent. */
  readonly data: Results;
};

/**
 * A page that is made for each address, such as a search, has the same layout for some seconds (`recentPage`), and a new
 * one after each publish: what is kept lives and goes with it.
 */
const kept = new WeakMap<RouteData, StillParts>();

/** What was kept of a page with exactly this layout. @requirement B26 O8 */
export function stillPartsOf(route: RouteData): StillParts | undefined {
  return kept.get(route);
}

/**
 * Keeps what other addresses of the page show too: of its loaders those of still blocks, where no service was down.
 * @requirement B26 O8
 */
export function keepStillParts(route: RouteData, parts: StillParts): void {
  const uids = new Set<string>();
  for (const { uid = '', componentName = '' } of componentsIn(route.placeholders)) {
    const result = parts.results[uid];
    const isWhole = result?.ok === true && !result.isPartial;
    if (isWhole && parts.descriptors.get(componentName)?.isStill) uids.add(uid);
  }
  for (const uid of uids) drawOnce(parts.data[uid] ?? {});
  const still = (all: Results) => Object.fromEntries(Object.entries(all).filter(([uid]) => uids.has(uid)));
  kept.set(route, { ...parts, results: still(parts.results), data: still(parts.data) });
}
