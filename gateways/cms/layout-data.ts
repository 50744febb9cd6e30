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
export function layoutData(content: ContentStore, item: ContentItem, page: LayoutRequest): unknown {
  return dataWith(content, item, page, placeholders(content, content.layout(item), page));
}

export type ComponentRequest = LayoutRequest & {
  /** Of a block on the page. */
  readonly uid: string;
  /** Id or path of an item that it shows in place of its own. */
  readonly datasource: string | undefined;
};

/**
 * The layout service's answer for one block of a page, alone in a placeholder of its own.
 * @returns undefined when the page has no such block
 * @requirement O1
 */
export function componentData(
  content: ContentStore,
  item: ContentItem,
  { uid, datasource, ...page }: ComponentRequest,
): unknown {
  const found = renderingNamed(content.layout(item), uid.toLowerCase());
  if (!found) return undefined;
  const shown = datasource === undefined ? undefined : content.item(datasource);
  const rendering = shown ? { ...found, datasource: shown.path, datasourceBelow: {} } : found;
  return dataWith(content, item, page, {
    'editing-componentmode-placeholder': [component(content, rendering, page)],
  });
}

function renderingNamed(layout: Layout, uid: string): Rendering | undefined {
  for (const rendering of Object.values(layout).flat()) {
    const found =
      rendering.uid.toLowerCase() === uid ? rendering : renderingNamed(rendering.placeholders, uid);
    if (found) return found;
  }
  return undefined;
}

function dataWith(
  content: ContentStore,
  item: ContentItem,
  { language, itemPath }: LayoutRequest,
  filled: Record<string, unknown>,
): unknown {
  return {
    sitecore: {
      context: {
        pageEditing: content.showsDrafts,
        site: { name: content.site().name },
        pageState: content.showsDrafts ? 'edit' : 'normal',
        editMode: content.showsDrafts ? 'metadata' : 'chromes',
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
        placeholders: filled,
      },
    },
  };
}

/** The layout service's answer for a path without a page. @requirement O2 */
export function emptyLayoutData(content: ContentStore, language: string): unknown {
  return {
    sitecore: {
      context: { pageEditing: false, site: { name: content.site().name }, pageState: 'normal', language },
      route: null,
    },
  };
}

function placeholders(content: ContentStore, layout: Layout, page: LayoutRequest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(layout).map(([name, list]) => [
      name,
      // A block whose datasource is not published is not there; that there is one at all was checked when it was loaded.
      list
        .filter((rendering) => {
          const datasource = datasourceOn(rendering, page.itemPath);
          return datasource === undefined || content.item(datasource) !== undefined;
        })
        .map((rendering) => component(content, rendering, page)),
    ]),
  );
}

function component(content: ContentStore, rendering: Rendering, page: LayoutRequest): unknown {
  const { language } = page;
  const datasource = datasourceOn(rendering, page.itemPath);
  const source = datasource === undefined ? undefined : content.item(datasource);
  const nested = Object.keys(rendering.placeholders).length > 0;
  return {
    uid: rendering.uid,
    componentName: rendering.component,
    dataSource: source ? `{${source.id.toUpperCase()}}` : '',
    params: rendering.params,
    ...(source && !rendering.isByGraphql ? { fields: layoutFields(content, source, language) } : {}),
    ...(nested ? { placeholders: placeholders(content, rendering.placeholders, page) } : {}),
  };
}

/**
 * The datasource of a rendering on a page. A real CMS says by a rule that pages below a path have another one.
 * @requirement A3
 */
function datasourceOn(rendering: Rendering, itemPath: string): string | undefined {
  const path = `${itemPath.toLowerCase()}/`;
  const [longest] = Object.keys(rendering.datasourceBelow ?? {})
    .filter((below) => path.startsWith(`${below}/`))
    .toSorted((one, other) => other.length - one.length);
  return (longest && rendering.datasourceBelow?.[longest]) ?? rendering.datasource;
}
