import { extname } from 'node:path';
import { formatId } from '../content/ids.ts';
import type { ContentItem, ContentStore, ImageValue, LinkValue, TemplateField } from '../content/store.ts';
import { formatDate } from './date-format.ts';
import { fieldDefinition } from './definitions.ts';
import { layoutField, pathsOf, rawText } from './field-values.ts';
import { mimeTypeOf } from './mime-types.ts';
import { fieldTypeNames } from './type-names.ts';

/** A field of an item, as GraphQL resolves it. */
export type FieldNode = { readonly __typename: string } & Readonly<Record<string, unknown>>;

type FieldInput = {
  readonly content: ContentStore;
  readonly item: ContentItem;
  readonly field: TemplateField;
  readonly language: string;
  /** The item at a path, as GraphQL resolves it. */
  readonly itemNode: (path: string) => object | undefined;
};

/** Makes a field with the members of its kind. */
export function createFieldNode(input: FieldInput): FieldNode {
  const { content, item, field, language } = input;
  const value = item.field(field.name, language);
  return {
    __typename: fieldTypeNames[field.type],
    definition: () => fieldDefinition(field),
    id: ({ format }: { readonly format?: string }) => formatId(field.id, format),
    name: field.name,
    // Where layout data says null, for a lookup without an item, the schema wants a value.
    jsonValue: () => layoutField(content, field, value, language) ?? {},
    value: () => rawText(content, field, value),
    ...membersOf(input),
  };
}

function membersOf({
  content,
  item,
  field,
  language,
  itemNode,
}: FieldInput): Readonly<Record<string, unknown>> {
  const value = item.field(field.name, language);
  switch (field.type) {
    case 'checkbox':
      return { boolValue: value === true };
    case 'number':
      return { numberValue: value ?? null };
    case 'integer':
      return { intValue: value ?? null };
    case 'date':
    case 'datetime':
      return {
        dateValue: typeof value === 'string' ? Date.parse(value) : null,
        formattedDateValue: ({ format, offset }: { readonly format?: string; readonly offset?: number }) =>
          typeof value === 'string' ? formatDate(new Date(value), format ?? 'g', offset ?? 0) : '',
      };
    case 'link': {
      const link = value as LinkValue | undefined;
      return {
        anchor: link?.anchor ?? '',
        className: link?.class ?? '',
        linkType: link?.linktype ?? '',
        queryString: link?.querystring ?? '',
        target: link?.target ?? '',
        targetItem: () => (link?.item ? itemNode(link.item) : null),
        text: link?.text ?? '',
        url: link?.href ?? '',
      };
    }
    case 'image':
      return imageMembers(value as ImageValue | undefined, content);
    case 'file':
      return { url: (value as ImageValue | undefined)?.src ?? '' };
    case 'lookup':
      return {
        targetId: ({ format }: { readonly format?: string }) => {
          const target = typeof value === 'string' ? content.item(value) : undefined;
          return target ? formatId(target.id, format) : null;
        },
        targetItem: () => (typeof value === 'string' ? itemNode(value) : null),
      };
    case 'multilist':
      return {
        count: pathsOf(value).length,
        targetIds: () =>
          pathsOf(value).flatMap((path) => content.item(path)?.id.replaceAll('-', '').toUpperCase() ?? []),
        targetItems: () => pathsOf(value).flatMap((path) => itemNode(path) ?? []),
      };
    case 'namevalue':
      return {
        values: Object.entries((value ?? {}) as Record<string, string>).map(([name, text]) => ({
          name,
          value: text,
        })),
      };
    default:
      return {};
  }
}

function imageMembers(
  image: ImageValue | undefined,
  content: ContentStore,
): Readonly<Record<string, unknown>> {
  const media = image && content.media(decodeURIComponent(image.src.replace('/-/media/', '')));
  return {
    alt: image?.alt ?? '',
    description: '',
    extension: extname(media?.name ?? '').slice(1),
    height: image?.height ? String(image.height) : '',
    keywords: '',
    mimeType: mimeTypeOf(media?.name ?? '') ?? '',
    size: media?.bytes ?? null,
    src: ({
      maxWidth,
      maxHeight,
    }: {
      readonly maxWidth?: number | null;
      readonly maxHeight?: number | null;
    }) => {
      const sizes = new URLSearchParams({
        ...(maxWidth ? { mw: String(maxWidth) } : {}),
        ...(maxHeight ? { mh: String(maxHeight) } : {}),
      });
      return image ? `${image.src}${sizes.size > 0 ? `?${sizes.toString()}` : ''}` : '';
    },
    title: '',
    width: image?.width ? String(image.width) : '',
  };
}
