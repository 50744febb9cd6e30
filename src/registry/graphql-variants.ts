import type { LayoutComponent, LayoutData, Placeholders } from '@/cms/layout-data';
import { isBlockName } from '@/registry/components';
import { datasourceFields } from '#cms/datasource-fields';

/** What a variant's name has behind the block's: `QuoteBannerGraphQL`. */
const suffix = 'GraphQL';

type Speech = Parameters<typeof datasourceFields>[1];

/**
 * Gives blocks whose layout data come without fields those of their datasource, asked for through GraphQL; the variant
 * of a block that is registered for it is the same block. A datasource that cannot be had leaves the block empty.
 * @requirement P1
 */
export async function withVariants(layout: LayoutData, speech: Speech): Promise<LayoutData> {
  const { route } = layout;
  if (!route) return layout;
  return { ...layout, route: { ...route, placeholders: await filled(route.placeholders, speech) } };
}

async function filled(placeholders: Placeholders, speech: Speech): Promise<Placeholders> {
  const entries = Object.entries(placeholders).map(
    async ([name, list]) =>
      [name, await Promise.all(list.map((component) => filledOne(component, speech)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function filledOne(component: LayoutComponent, speech: Speech): Promise<LayoutComponent> {
  const { componentName = '', dataSource, placeholders } = component;
  const plain = componentName.endsWith(suffix) ? componentName.slice(0, -suffix.length) : componentName;
  const isVariant = plain !== componentName && isBlockName(plain) && !isBlockName(componentName);
  const wantsFields = dataSource && (isVariant || (component.fields === undefined && isBlockName(plain)));
  return {
    ...component,
    ...(isVariant ? { componentName: plain } : {}),
    ...(wantsFields ? { fields: await datasourceFields(dataSource, speech) } : {}),
    ...(placeholders ? { placeholders: await filled(placeholders, speech) } : {}),
  };
}
