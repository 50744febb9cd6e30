import type { ContentIndex } from '../content-index.ts';
import type { Problems } from '../problems.ts';
import { sitePathOf } from '../site-paths.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentItem, Layout } from '../store.ts';
import type { SiteRules } from './site-rules.ts';

/**
 * Looks for pages without a first heading: whoever listens to a page or finds it in a list of headings does not learn what
 * it is about. A page says it in `headlineText`, unless a block of it does.
 * @requirement A12 O6
 */
export function checkHeadlines(
  content: Snapshot,
  index: ContentIndex,
  rules: SiteRules,
  problems: Problems,
): void {
  for (const item of index.byPath.values()) {
    const loaded = content.items.get(item.path);
    if (!loaded || !item.hasLayout || sitePathOf(item.path, index.homePath) === undefined) continue;
    const layout = index.layoutOf(loaded, content.templates.get(item.template));
    const main = Object.entries(layout).filter(([name]) => name.startsWith('main'));
    const language = item.languages.find((one) => isBlank(item, 'headlineText', one));
    if (
      language === undefined ||
      !hasField(item, 'headlineText') ||
      opensPage(Object.fromEntries(main), language)
    )
      continue;
    const within = language === content.site.languages[0]?.name ? [] : ['languages', language];
    problems.add(
      loaded.file,
      [...loaded.place, ...within, 'fields', 'headlineText'],
      'headlineText: the page has no first heading, neither here nor in a hero: say what it is about',
    );
  }

  function opensPage(layout: Layout, language: string): boolean {
    return Object.values(layout)
      .flat()
      .some(({ component, datasource = '', placeholders }) => {
        const words = index.byPath.get(datasource);
        const hasHeading =
          !words || !hasField(words, 'headingText') || !isBlank(words, 'headingText', language);
        const isFirst = rules.blocks.has(component) && rules.wordsOf(component).opensPage;
        return (isFirst && hasHeading) || opensPage(placeholders, language);
      });
  }

  function hasField({ template }: ContentItem, name: string): boolean {
    return content.templates.get(template)?.fields.has(name) ?? false;
  }
}

function isBlank(item: ContentItem, name: string, language: string): boolean {
  const value = item.field(name, language);
  return typeof value !== 'string' || value.trim() === '';
}
