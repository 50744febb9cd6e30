import type { BlockDescriptor } from '@/cms/block';
import { headFields } from '@/cms/head';
import type { ComponentFields, Placeholders } from '@/cms/layout-data';

type Descriptors = ReadonlyMap<string, BlockDescriptor>;

/**
 * The fields of the page's item that its head or one of its blocks reads. Others would only make the page heavier.
 * @param descriptors - of the page's blocks, by name
 */
export function pageFieldsFor(fields: ComponentFields, descriptors: Descriptors): ComponentFields {
  const names = new Set(headFields);
  for (const { pageFields = [] } of descriptors.values()) {
    if (pageFields === 'all') return fields;
    for (const name of pageFields) names.add(name);
  }
  return fieldsNamed(fields, names);
}

/**
 * Placeholders without the datasource fields that only a block's loader reads.
 * @param descriptors - of the page's blocks, by name
 */
export function withoutLoaderFields(placeholders: Placeholders, descriptors: Descriptors): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, list]) => [
      name,
      list.map((component) => {
        const { componentName = '', fields, placeholders: inner } = component;
        const wanted = descriptors.get(componentName)?.fields;
        return {
          ...component,
          ...(wanted && fields ? { fields: fieldsNamed(fields, new Set(wanted)) } : {}),
          ...(inner ? { placeholders: withoutLoaderFields(inner, descriptors) } : {}),
        };
      }),
    ]),
  );
}

/** Fields by name, in any letter case and with or without spaces, as blocks read them. */
function fieldsNamed(fields: ComponentFields, names: ReadonlySet<string>): ComponentFields {
  const wanted = new Set([...names].map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => wanted.has(name.replaceAll(' ', '').toLowerCase())),
  );
}
