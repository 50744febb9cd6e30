import type { ContentIndex } from '../content-index.ts';
import type { Problems } from '../problems.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';
import { datasourcesOf, listedBy, pageOf } from './page-texts.ts';

/**
 * Looks for parts of menus, headers and footers without a version in one of the site's languages, and for menus that
 * lead to pages that a language does not have.
 * @requirement O6
 */
export function checkMenus(content: Snapshot, index: ContentIndex, problems: Problems): void {
  const [, ...languages] = content.site.languages.map(({ name }) => name);
  for (const item of menuItems(content, index)) {
    for (const language of languages) {
      if (!item.values[language] && hasWords(item, content))
        problems.add(
          item.file,
          item.place,
          `the menu shows this in English to readers of ${language}: add languages: {${language}: …}`,
        );
      for (const path of linkedBy(item)) {
        const page = index.byPath.get(path);
        if (page && !index.speaks(page, language))
          problems.add(
            item.file,
            item.place,
            `the menu leads to ${path}, which has no version in ${language}`,
          );
      }
    }
  }
}

/** The items of the headers and footers that templates and pages have. @requirement O6 */
export function menuItems(content: Snapshot, index: ContentIndex): Iterable<LoadedItem> {
  const found = new Map<string, LoadedItem>();
  const add = (path: string) => {
    const item = content.items.get(path);
    if (!item || found.has(path) || pageOf(item, content) === path) return;
    found.set(path, item);
    for (const listed of listedBy(item)) add(listed);
    for (const child of index.children(path)) add(child.path);
  };
  const layouts = [...content.templates.values(), ...content.items.values()].map(
    ({ layout }) => layout ?? {},
  );
  for (const layout of layouts)
    for (const [name, renderings] of Object.entries(layout))
      if (/(?:^|-)(?:header|footer)$/.test(name)) datasourcesOf({ [name]: renderings }).forEach(add);
  return found.values();
}

/** Whether an item has words of its own that differ between languages: numbers and shared values do not. */
function hasWords(item: LoadedItem, content: Snapshot): boolean {
  const language = content.site.languages[0]?.name ?? 'en';
  const fields = content.templates.get(item.template)?.fields;
  return Object.entries(item.values[language] ?? {}).some(([name, value]) => {
    const field = fields?.get(name);
    if (!field || field.shared) return false;
    if (['text', 'multiline', 'richtext'].includes(field.type)) return /\p{L}{2}/u.test(String(value));
    return field.type === 'link' && typeof value === 'object' && 'text' in value
      ? /\p{L}{2}/u.test(String(value.text))
      : false;
  });
}

function linkedBy(item: LoadedItem): readonly string[] {
  return Object.values(item.values).flatMap((values) =>
    Object.values(values).flatMap((value) =>
      typeof value === 'object' && 'item' in value && typeof value.item === 'string' ? [value.item] : [],
    ),
  );
}
