import { itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

type Props = Readonly<Record<string, unknown>>;

/**
 * The properties of a component: those of the rendering parameter, over those of the datasource's fields.
 * @param written - a JSON object, as it is or percent-encoded; '' for none
 * @returns `isReadable` is false for anything else
 * @requirement G10
 */
export function propsOf(
  written: string,
  fields: ComponentFields | undefined,
): { readonly props: Props; readonly isReadable: boolean } {
  const own = Object.fromEntries(Object.entries(fields ?? {}).map(([name, field]) => [name, plain(field)]));
  const parsed = written === '' ? {} : parse(written);
  return { props: { ...own, ...parsed }, isReadable: parsed !== undefined };
}

/** A field as plain data: a list of items becomes a list of their fields. */
function plain(field: unknown): unknown {
  const items = itemsOf(field);
  if (items.length === 0) return textOf(field);
  return items.map((item) =>
    Object.fromEntries(Object.entries(item.fields).map(([name, value]) => [name, textOf(value)])),
  );
}

function parse(text: string): Props | undefined {
  for (const read of [String, decodeURIComponent]) {
    try {
      const value: unknown = JSON.parse(read(text));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Props;
    } catch {
      // The other way of writing it is tried, then the author is told.
    }
  }
  return undefined;
}
