import type { Place, Problems } from '../problems.ts';
import { bagOf } from '../read-files.ts';
import type { Snapshot } from '../snapshot.ts';
import { didYouMean } from '../suggest.ts';
import type { BlockWords } from './block-words.ts';

/** A block as an author placed it. */
export type Placed = {
  readonly name: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly place: Place;
  readonly file: string;
  readonly words: BlockWords;
};

/** These hand what they are given to others, who read it. */
const handsOn: ReadonlySet<string> = new Set(['BYOCWrapper', 'FEaaSWrapper', 'Widget']);
const numberOrSign = /^(?:\d+|true|false|)$/i;

/** Looks for parameters that a block does not know, and for values that mean nothing to it. @requirement O6 */
export function checkParameters({ name, entry, place, file, words }: Placed, problems: Problems): void {
  if (handsOn.has(name)) return;
  for (const [parameter, value] of Object.entries(bagOf(entry.params) ?? {})) {
    const at = [...place, 'params', parameter];
    const text = String(value).trim();
    if (!words.own.has(parameter))
      problems.add(
        file,
        at,
        `the block ${name} knows no parameter "${parameter}"${didYouMean(parameter, words.parameters)}`,
      );
    else if (!numberOrSign.test(text) && !words.own.has(text.toLowerCase()))
      problems.add(file, at, `"${text}" means nothing to the block ${name} as its "${parameter}"`);
  }
}

/**
 * Looks for items that were made for another block: most of what they say is shown by nobody. Of an item that several blocks
 * have, such as the texts of online booking, each may read a little.
 * @requirement O6
 */
export function checkDatasources(placed: readonly Placed[], content: Snapshot, problems: Problems): void {
  const uses = placed.flatMap((block) => {
    const given = datasourceOf(block.entry.datasource, content);
    return given && given.fields.length > 0 ? [{ ...block, ...given }] : [];
  });
  const byItem = Map.groupBy(uses, ({ item }) => item);
  for (const { name, item, template, fields, words, file, place } of uses) {
    const isShared = new Set(byItem.get(item)?.map((use) => use.name)).size > 1;
    // `link3` is read as `link${number}`.
    const isRead = (field: string) => words.all.has(field) || words.all.has(field.replaceAll(/\d+/g, ''));
    const read = fields.filter(isRead).length;
    if (isShared ? read === 0 : read * 2 < fields.length)
      problems.add(
        file,
        [...place, 'datasource'],
        `the block ${name} shows little or nothing of this item, which has the template "${template}": was it made for another block?`,
      );
  }
}

/**
 * Looks for items that a block has on the pages below a path, where there are none.
 * @param paths - of all pages
 * @requirement A3 O6
 */
export function checkBelow(placed: readonly Placed[], paths: readonly string[], problems: Problems): void {
  for (const { entry, place, file } of placed)
    for (const below of Object.keys(bagOf(entry.datasourceBelow) ?? {})) {
      if (paths.some((path) => `${path}/`.startsWith(`${below.toLowerCase()}/`))) continue;
      const sections = new Set(paths.map((path) => `/${path.split('/')[1]}`));
      problems.add(
        file,
        [...place, 'datasourceBelow', below],
        `there is no page at or below "${below}", so no visitor sees this item${didYouMean(below, sections)}`,
      );
    }
}

type Given = {
  /** The item's path, or the item itself where it is written in its place. */
  readonly item: unknown;
  readonly template: string;
  readonly fields: readonly string[];
};

function datasourceOf(datasource: unknown, content: Snapshot): Given | undefined {
  if (typeof datasource === 'string') {
    const item = content.items.get(`${content.site.rootPath}/${datasource}`);
    const values = item?.values[content.site.languages[0]?.name ?? 'en'];
    return item && values
      ? { item: item.path, template: item.template, fields: Object.keys(values) }
      : undefined;
  }
  const { template, fields } = bagOf(datasource) ?? {};
  return typeof template === 'string'
    ? { item: datasource, template, fields: Object.keys(bagOf(fields) ?? {}) }
    : undefined;
}
