import { phraseNamespaces, type PhraseNamespace } from '@/i18n/phrases';
import { components } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';
import { modulesBelow, wordsOf } from '@/registry/testing/block-modules';

const names = Object.keys(components);
const namespaces = Object.entries(phraseNamespaces).map(
  ([name, phrases]) => [name as PhraseNamespace, new Set(Object.keys(phrases))] as const,
);

/** Texts in components that are also phrases, but are not shown there: values, ids, names of fields. */
const values = new Set(['Home', 'Insurance', 'Pediatric']);

/** Layers that show nothing: whoever shows one of their labels says it. */
const silentLayers = ['src/i18n/', 'src/config/', 'src/domain/', 'src/lib/'];

/** The phrases of suggestions come with the suggestions. */
const suggested = phraseNamespaces.suggest as Readonly<Record<string, string>>;

/** The phrases that a block can say, by key, each with the module that says it. */
function phrasesSaidBy(name: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const file of modulesBelow(`src/blocks/${name}/${name}.tsx`)) {
    if (silentLayers.some((layer) => file.startsWith(layer))) continue;
    for (const word of wordsOf(file)) {
      if (values.has(word) || word in suggested) continue;
      if (namespaces.some(([, keys]) => keys.has(word))) said.set(word, file);
    }
  }
  return said;
}

test.each(names)(
  '[A8] %s declares the namespaces of all phrases that it says, and no others',
  async (name) => {
    const { phrases: declared = [] } = (await descriptorsOf([name])).get(name) ?? {};
    const said = phrasesSaidBy(name);
    const isIn = (key: string, wanted: readonly PhraseNamespace[]): boolean =>
      namespaces.some(([namespace, keys]) => wanted.includes(namespace) && keys.has(key));

    const missing = [...said]
      .filter(([key]) => !isIn(key, declared))
      .map(([key, file]) => {
        const homes = namespaces.filter(([, keys]) => keys.has(key)).map(([namespace]) => namespace);
        return `“${key}” of ${file}: add one of ${homes.join(', ')} to the phrases of block.ts`;
      });
    const needless = declared.filter((namespace) => {
      const others = declared.filter((other) => other !== namespace);
      return [...said.keys()].filter((key) => isIn(key, declared)).every((key) => isIn(key, others));
    });
    expect({ missing, needless }).toEqual({ missing: [], needless: [] });
  },
);
