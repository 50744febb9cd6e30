import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBlockWords, type BlockWords } from './block-words.ts';

/** What the site's program knows of blocks and markup, read from its sources: the CMS itself shows nothing. */
export type SiteRules = {
  /** The placeholders that each block offers, by the block's name. */
  readonly blocks: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of a block by its name: read when it is asked for. */
  readonly wordsOf: (name: string) => BlockWords;
  /** The placeholders of a page. */
  readonly regions: ReadonlySet<string>;
  readonly markup: MarkupRules;
};

/** What the site leaves in authored markup. */
export type MarkupRules = {
  readonly tags: readonly string[];
  /** By element; `*` for all. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
  /** The values of a style that the site keeps, as a pattern. */
  readonly styles: Readonly<Record<string, string>>;
};

const sharedView = /from '@\/(features\/[\w/-]+)'/g;
const quoted = /'([\w-]+)'/g;

/**
 * Reads the rules of the site that stands beside the gateways.
 * @returns undefined where only the gateways are installed: then these checks are left out
 * @requirement O2
 */
export function readSiteRules(
  root = join(import.meta.dirname, '..', '..', '..', 'src'),
): SiteRules | undefined {
  const folder = join(root, 'blocks');
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const words = new Map<string, BlockWords>();
  const regions = readFileSync(join(root, 'cms', 'page-regions.tsx'), 'utf8');
  return {
    blocks: new Map(names.map(({ name }) => [name, placeholdersOf(root, join(folder, name))])),
    wordsOf: (name) => {
      const known = words.get(name) ?? readBlockWords(root, join(folder, name));
      words.set(name, known);
      return known;
    },
    regions: new Set([...regions.matchAll(/\[('[^\]]*)\]/g)].flatMap(([, list = '']) => namesIn(list))),
    markup: JSON.parse(
      readFileSync(join(root, 'cms', 'server', 'rich-text-rules.json'), 'utf8'),
    ) as MarkupRules,
  };
}

/** A block's own views, and those that it shares with others. */
function placeholdersOf(root: string, folder: string): ReadonlySet<string> {
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const shared = own
    .flatMap((source) => [...source.matchAll(sharedView)])
    .map(([, path = '']) => join(root, `${path}.tsx`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return new Set(
    [...own, ...shared].flatMap((source) => [
      ...[...source.matchAll(/<NestedPlaceholder name="([\w-]+)"/g)].map(([, name = '']) => name),
      ...namesIn(/const placeholders = \[([^\]]*)\]/.exec(source)?.[1] ?? ''),
    ]),
  );
}

function namesIn(list: string): readonly string[] {
  return [...list.matchAll(quoted)].map(([, name = '']) => name);
}
