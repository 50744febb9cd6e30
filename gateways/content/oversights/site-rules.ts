import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the site's program knows of blocks and markup, read from its sources: the CMS itself shows nothing. */
export type SiteRules = {
  /** The placeholders that each block offers, by the block's name. */
  readonly blocks: ReadonlyMap<string, ReadonlySet<string>>;
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
};

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
  const regions = readFileSync(join(root, 'cms', 'page-regions.tsx'), 'utf8');
  return {
    blocks: new Map(names.map(({ name }) => [name, placeholdersOf(join(folder, name))])),
    regions: new Set([...regions.matchAll(/\[('[^\]]*)\]/g)].flatMap(([, list = '']) => namesIn(list))),
    markup: JSON.parse(
      readFileSync(join(root, 'cms', 'server', 'rich-text-rules.json'), 'utf8'),
    ) as MarkupRules,
  };
}

function placeholdersOf(folder: string): ReadonlySet<string> {
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    sources.flatMap((source) => [
      ...[...source.matchAll(/<NestedPlaceholder name="([\w-]+)"/g)].map(([, name = '']) => name),
      ...namesIn(/const placeholders = \[([^\]]*)\]/.exec(source)?.[1] ?? ''),
    ]),
  );
}

function namesIn(list: string): readonly string[] {
  return [...list.matchAll(quoted)].map(([, name = '']) => name);
}
