import type { BlockDescriptor } from '@/cms/block';
import type { ComponentFields, LayoutComponent, Placeholders } from '@/cms/layout-data';
import { safeContent } from '#cms/normalize-layout';
import { logBlock } from '@/registry/block-log';

type Asked = {
  readonly contextItem: string;
  readonly language: string;
  readonly defaultLanguage: string;
  readonly isEditing: boolean;
};

/**
 * Placeholders in which blocks whose datasource came as an id alone have the fields that their named query found, made as
 * safe as those of the layout. Where the CMS gives none, a block stays without.
 * @param descriptors - of the page's blocks, by name
 * @requirement H6
 */
export async function filledPlaceholders(
  placeholders: Placeholders,
  descriptors: ReadonlyMap<string, BlockDescriptor>,
  asked: Asked,
): Promise<Placeholders> {
  // Almost every page comes whole.
  if (![...descriptors.values()].some(({ query }) => query)) return placeholders;
  const fill = async (component: LayoutComponent): Promise<LayoutComponent> => {
    const [fields, inner] = await Promise.all([
      fieldsOf(component, descriptors, asked),
      component.placeholders && filledPlaceholders(component.placeholders, descriptors, asked),
    ]);
    return { ...component, ...(fields ? { fields } : {}), ...(inner ? { placeholders: inner } : {}) };
  };
  const filled = Object.entries(placeholders).map(
    async ([name, list]) => [name, await Promise.all(list.map(fill))] as const,
  );
  return Object.fromEntries(await Promise.all(filled));
}

async function fieldsOf(
  { componentName = '', dataSource = '', fields }: LayoutComponent,
  descriptors: ReadonlyMap<string, BlockDescriptor>,
  { contextItem, language, defaultLanguage, isEditing }: Asked,
): Promise<ComponentFields | undefined> {
  const query = descriptors.get(componentName)?.query;
  if (!query || dataSource === '' || Object.keys(fields ?? {}).length > 0) return undefined;
  const found = await query({ dataSource, contextItem, language });
  if (!found.ok) {
    logBlock('block-data-failed', { name: componentName, path: contextItem, reason: found.error });
    return undefined;
  }
  return safeContent(found.value, {
    speech: { language, defaultLanguage },
    isEditing,
  }) as ComponentFields;
}
