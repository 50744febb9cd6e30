import type { ContentItem, ContentStore, Layout, Rendering } from '../content/store.ts';
import { layoutFields } from './field-values.ts';

export type LayoutRequest = {
  readonly language: string;
  /** The requested path. An alias stays as it is. */
  readonly itemPath: string;
};

/**
 * The layout service's answer for a page.
 * @returns `{sitecore: {context, route}}`
 * @requirement O2
 */
export function layoutData(
  content: ContentStore,
  item: ContentItem,
  { language, itemPath }: LayoutRequest,
): unknown {
  return {
    sitecore: {
      context: {
        pageEditing: false,
        site: { name: content.site().name },
        pageState: 'normal',
        editMode: 'chromes',
        language,
        itemPath,
        itemId: item.id,
      },
      route: {
        name: item.name,
        displayName: item.displayName(language),
        fields: layoutFields(content, item, language),
        databaseName: 'web',
        deviceId: 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3',
        itemId: item.id,
        itemLanguage: language,
        itemVersion: 1,
        layoutId: content.template(item.template)?.id ?? '',
        templateId: content.template(item.template)?.id ?? '',
        templateName: item.template,
        placeholders: placeholders(content, content.layout(item), language),
      },
    },
  };
}

/** The layout service's answer for a path without a page. */
export function emptyLayoutData(content: ContentStore, language: string): unknown {
  return {
    sitecore: {
      context: { pageEditing: false, site: { name: content.site().name }, pageState: 'normal', language },
      route: null,
    },
  };
}

function placeholders(content: ContentStore, layout: Layout, language: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(layout).map(([name, list]) => [
      name,
      list.map((rendering) => component(content, rendering, language)),
    ]),
  );
}

function component(content: ContentStore, rendering: Rendering, language: string): unknown {
  const source = rendering.datasource === undefined ? undefined : content.item(rendering.datasource);
  // The variant of a block that asks for its datasource by itself.
  const sendsFields = source && !rendering.component.endsWith('GraphQL');
  const nested = Object.keys(rendering.placeholders).length > 0;
  return {
    uid: rendering.uid,
    componentName: rendering.component,
    dataSource: source ? `{${source.id.toUpperCase()}}` : '',
    params: rendering.params,
    ...(sendsFields ? { fields: layoutFields(content, source, language) } : {}),
    ...(nested ? { placeholders: placeholders(content, rendering.placeholders, language) } : {}),
  };
}
