import type { ContentIndex } from '../content-index.ts';
import type { Place, Problems } from '../problems.ts';
import { bagOf } from '../read-files.ts';
import { sitePathOf } from '../site-paths.ts';
import type { Snapshot } from '../snapshot.ts';
import { didYouMean } from '../suggest.ts';
import { checkBelow, checkDatasources, checkParameters, type Placed } from './block-use.ts';
import type { SiteRules } from './site-rules.ts';

type Checked = SiteRules & {
  readonly placed: Placed[];
  readonly file: string;
  readonly problems: Problems;
};

/**
 * Looks for blocks and placeholders that the site does not have, and for what is given to a block in vain: visitors see nothing
 * of it.
 * @requirement O6
 */
export function checkBlocks(
  content: Snapshot,
  index: ContentIndex,
  rules: SiteRules,
  problems: Problems,
): void {
  const placed: Checked['placed'] = [];
  for (const { file, place, data } of [...content.sources, ...content.items.values()]) {
    const placeholders = bagOf(bagOf(data.layout)?.placeholders);
    if (placeholders)
      checkPlaceholders(placeholders, [...place, 'layout', 'placeholders'], undefined, {
        ...rules,
        placed,
        file,
        problems,
      });
  }
  checkDatasources(placed, content, problems);
  checkBelow(placed, pathsOf(content, index), problems);
}

/** The paths of all pages, other ones of a page too. */
function pathsOf({ aliases }: Snapshot, { byPath, homePath }: ContentIndex): readonly string[] {
  const own = [...byPath.values()].flatMap(({ hasLayout, path }) =>
    hasLayout ? (sitePathOf(path, homePath) ?? []) : [],
  );
  return [...own, ...aliases.keys()];
}

function checkPlaceholders(
  placeholders: Readonly<Record<string, unknown>>,
  place: Place,
  block: string | undefined,
  checked: Checked,
): void {
  const { blocks, regions, file, problems } = checked;
  const offered = block === undefined ? regions : blocks.get(block);
  for (const [name, list] of Object.entries(placeholders)) {
    // `name-1` and `name-{*}` are dynamic placeholders of that name.
    const plain = name.replace(/(?:-(?:\d+|\{\*\}))+$/, '');
    if (offered && !offered.has(plain)) {
      const owner = block === undefined ? 'a page' : `the block ${block}`;
      const known = offered.size > 0 ? `: ${[...offered].join(', ')}` : ' at all';
      problems.add(
        file,
        [...place, name],
        `${owner} has no placeholder "${name}"${didYouMean(name, offered) || `${known === ' at all' ? known : `, but${known.slice(1)}`}`}`,
      );
    }
    (Array.isArray(list) ? list : []).forEach((entry: unknown, index) =>
      checkBlock(entry, [...place, name, index], checked),
    );
  }
}

function checkBlock(written: unknown, place: Place, checked: Checked): void {
  const entry = bagOf(written);
  if (typeof entry?.component !== 'string') return;
  const { blocks, file, problems } = checked;
  if (!blocks.has(entry.component)) {
    const reason = `the site has no block "${entry.component}"${didYouMean(entry.component, blocks.keys())}`;
    problems.add(file, [...place, 'component'], reason);
    return;
  }
  const placed = { name: entry.component, entry, place, file, words: checked.wordsOf(entry.component) };
  checkParameters(placed, problems);
  checked.placed.push(placed);
  const nested = bagOf(entry.placeholders);
  if (nested) checkPlaceholders(nested, [...place, 'placeholders'], entry.component, checked);
}
