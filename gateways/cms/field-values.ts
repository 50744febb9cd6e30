import type { ImageValue, LinkValue, RawField, TemplateField } from '../content/fields.ts';
import type { ContentItem, ContentStore } from '../content/store.ts';
import { storedTypes } from './stored-types.ts';

/** Levels of linked items in layout data: a physician's locations and the locations' tags, no further. */
const maxDepth = 2;

/**
 * A field as layout data shows it: `{value}`, or its linked items in full.
 * @requirement O2
 */
export function layoutField(
  content: ContentStore,
  field: TemplateField,
  value: RawField | undefined,
  language: string,
  depth = 0,
): unknown {
  switch (field.type) {
    case 'lookup':
      return linkedItem(content, value, language, depth) ?? null;
    case 'multilist':
      return pathsOf(value).flatMap((path) => linkedItem(content, path, language, depth) ?? []);
    case 'checkbox':
      // Null: nobody has ticked or unticked it.
      return { value: value === undefined ? null : value === true };
    case 'link':
      return { value: value === undefined ? { href: '' } : linkValue(value as LinkValue) };
    case 'image':
    case 'file':
      return { value: value === undefined ? {} : imageValue(value as ImageValue) };
    case 'number':
    case 'integer':
      return { value: value ?? null };
    case 'namevalue':
      return { value: value ?? {} };
    default:
      return { value: value ?? '' };
  }
}

/** The item paths in a list value; empty for any other value. @requirement O2 */
export function pathsOf(value: RawField | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function linkValue({ item: _item, ...link }: LinkValue): Record<string, unknown> {
  return { ...link };
}

function imageValue(image: ImageValue): Record<string, unknown> {
  return { ...image, ...(image.width ? { width: String(image.width), height: String(image.height) } : {}) };
}

function linkedItem(
  content: ContentStore,
  path: RawField | undefined,
  language: string,
  depth: number,
): unknown {
  const item = typeof path === 'string' ? content.item(path) : undefined;
  if (!item) return undefined;
  return {
    id: item.id,
    // An item without a page of its own lies below one all the same.
    url: (item.hasLayout && content.url(item)) || '',
    name: item.name,
    displayName: item.displayName(language),
    fields: depth >= maxDepth ? {} : layoutFields(content, item, language, depth + 1),
  };
}

/** All fields of an item as layout data shows them. Below the first level, empty fields are left out. @requirement O2 */
export function layoutFields(
  content: ContentStore,
  item: ContentItem,
  language: string,
  depth = 0,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const field of content.template(item.template)?.fields.values() ?? []) {
    const value = item.field(field.name, language);
    if (value === undefined && depth > 0) continue;
    fields[field.name] = forEditor(layoutField(content, field, value, language, depth), {
      content,
      item,
      field,
      value,
      language,
    });
  }
  return fields;
}

/**
 * A field with what an editor knows it by, where authors ask; linked items have fields of their own.
 * @param shown - the field as layout data has it
 * @requirement O1
 */
export function forEditor(
  shown: unknown,
  {
    content,
    item,
    field,
    value,
    language,
  }: {
    readonly content: ContentStore;
    readonly item: ContentItem;
    readonly field: TemplateField;
    readonly value: RawField | undefined;
    readonly language: string;
  },
): unknown {
  const isKnown = typeof shown === 'object' && shown !== null && 'value' in shown;
  if (!content.showsDrafts || !isKnown) return shown;
  return {
    ...shown,
    metadata: {
      contextItem: { id: item.id, language, revision: content.revision(), version: 1 },
      fieldId: field.id,
      fieldType: storedTypes[field.type],
      rawValue: rawText(content, field, value),
    },
  };
}

/** A field's raw text as the CMS stores it: GraphQL's `value`. @requirement O2 */
export function rawText(content: ContentStore, field: TemplateField, value: RawField | undefined): string {
  if (value === undefined) return '';
  switch (field.type) {
    case 'checkbox':
      return value === true ? '1' : '';
    case 'lookup':
    case 'multilist':
      return (Array.isArray(value) ? value : [value])
        .map((path) => content.item(String(path))?.id.toUpperCase())
        .flatMap((id) => (id ? [`{${id}}`] : []))
        .join('|');
    case 'link': {
      const { href, text, linktype } = value as LinkValue;
      return `<link linktype="${linktype}" url="${escapeXml(href)}" text="${escapeXml(text)}" />`;
    }
    case 'image':
    case 'file':
      return `<image src="${escapeXml((value as ImageValue).src)}" alt="${escapeXml((value as ImageValue).alt)}" />`;
    case 'namevalue':
      return new URLSearchParams(value as Record<string, string>).toString();
    default:
      return String(value);
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
